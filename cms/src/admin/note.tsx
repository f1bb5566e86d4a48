import { Box, Typography } from '@strapi/design-system'

type Props = { tone: 'warning' | 'danger'; children: string }

/** A message that the user has to read before continuing. */
export const Note = ({ tone, children }: Props) => (
  <Box role="status" background={`${tone}100`} padding={3} hasRadius>
    <Typography textColor={`${tone}700`}>{children}</Typography>
  </Box>
)
