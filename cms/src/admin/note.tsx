import { Box, Typography } from '@strapi/design-system'

type Props = { tone: 'warning' | 'danger'; children: string }

/** A sentence that somebody has to read before they go on. */
export const Note = ({ tone, children }: Props) => (
  <Box role="status" background={`${tone}100`} padding={3} hasRadius>
    <Typography textColor={`${tone}700`}>{children}</Typography>
  </Box>
)
