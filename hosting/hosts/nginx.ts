/** The rules of rules.ts in nginx's words. */
import {
  CACHE,
  CONTENT_TYPES,
  DISGUISED_TARGETS,
  HASHED_ASSETS,
  HTTPS_HEADERS,
  PAGE_LANGUAGE,
  PRIVATE_PATHS,
  securityHeaders,
} from "../rules.ts";

/** Name of the file with the headers that change with the build; nginx includes it, so it needs a reload. */
export const NGINX_HEADERS = "_headers.nginx.conf";

const headerLine = (name: string, value: string) => `add_header ${name} "${value}" always;`;

/** Content of NGINX_HEADERS. */
export function nginxHeaders(contentSecurityPolicy: string): string {
  const lines = Object.entries(securityHeaders(contentSecurityPolicy)).map(([name, value]) =>
    headerLine(name, value),
  );
  return `# Written by the build from hosting/rules.ts; change it there.\n${lines.join("\n")}\n`;
}

/** Name of the file with the addresses that pages once had. */
export const NGINX_REDIRECTS = "_redirects.nginx.conf";

/** Content of NGINX_REDIRECTS. @param moved old addresses, each with the one of today */
export function nginxRedirects(moved: ReadonlyMap<string, string>): string {
  return [...moved]
    .map(
      ([from, to]) => `location ~ ^${from}/?$ {
    if ($clinic_disguised) {
        return 404;
    }
    return 308 ${to}$is_args$args;
}\n`,
    )
    .join("");
}

/**
 * The file hosting/nginx.conf: an example for a server of one's own, with a certificate from certbot. nginx does not start
 * when its Brotli module is named and missing, so the line that names it is a comment.
 */
export function nginxExample(domain: string, root: string): string {
  const textTypes = Object.values(CONTENT_TYPES.text);
  const types = Object.entries({ ...CONTENT_TYPES.text, ...CONTENT_TYPES.binary });
  const certificate = `/etc/letsencrypt/live/${domain}`;
  return `# nginx for the built site. Written from hosting/rules.ts by: node scripts/run.mjs hosting
# How to use it, step by step: docs/hosting.md

server {
    listen 80;
    listen [::]:80;
    server_name ${domain};
    server_tokens off;
    location ^~ /.well-known/acme-challenge/ {
        root /var/www/html;
    }
    location / {
        return 308 https://$host$request_uri;
    }
}

# The maps are read when the headers are sent: $uri is then the file that try_files or error_page chose.
map $uri $clinic_cache {
    ~^${HASHED_ASSETS}   "${CACHE.hashed}";
    ~\\.html$     "${CACHE.page}";
    default      "${CACHE.other}";
}
map $uri $clinic_language {
    ~\\.html$     "${PAGE_LANGUAGE}";
    default      "";
}
map $request_uri $clinic_disguised {
    "~${DISGUISED_TARGETS}"  1;
    default      0;
}
map $status $clinic_allow {
    405          "GET, HEAD";
    default      "";
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${domain};
    ssl_certificate ${certificate}/fullchain.pem;
    ssl_certificate_key ${certificate}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;

    root ${root};
    types {
${types.map(([extension, type]) => `        ${type} ${extension};`).join("\n")}
    }
    charset utf-8;
    charset_types ${textTypes.filter((type) => type !== "text/html").join(" ")};
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    max_ranges 0;
    large_client_header_buffers 4 16k;
    client_header_timeout 15s;
    gzip_static on;
    gzip_vary on;
    # The ETag tells versions apart; the build makes a file's time out of its content, so it is no date.
    if_modified_since off;
    # with Debian's package libnginx-mod-http-brotli-static: brotli_static on;

    # The only add_header level: nginx forgets these lines in a location that has an add_header of its own.
    include ${root}/${NGINX_HEADERS};
${Object.entries(HTTPS_HEADERS)
  .map(([name, value]) => `    ${headerLine(name, value)}\n`)
  .join("")}    add_header Cache-Control $clinic_cache always;
    add_header Content-Language $clinic_language always;
    add_header Allow $clinic_allow always;
    add_header Last-Modified "";

    error_page 404 /404.html;

    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }
    location ^~ /.well-known/ {
        try_files $uri =404;
    }

    # For error_page and try_files alone.
    location ~ "${PRIVATE_PATHS}" {
        internal;
    }

    include ${root}/${NGINX_REDIRECTS};

    location = / {
        try_files /index.html =404;
    }

    # /x/ moves to /x, where the page x.html exists.
    location ~ ^(?<page>/.+)/$ {
        if ($clinic_disguised) {
            return 404;
        }
        if (-f $document_root$page.html) {
            return 308 $page$is_args$args;
        }
        return 404;
    }

    location / {
        if ($clinic_disguised) {
            return 404;
        }
        try_files $uri.html $uri =404;
    }
}
`;
}
