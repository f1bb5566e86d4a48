# Built from the repository's root. Caddy without root: the folder of its certificates belongs to the user of the process.
FROM caddy:2.10-alpine
COPY docker/Caddyfile /etc/caddy/Caddyfile
RUN mkdir -p /data/caddy /config/caddy && chown -R 1000:1000 /data /config
USER 1000:1000
