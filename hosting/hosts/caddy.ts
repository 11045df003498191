/** The rules of rules.ts in Caddy's words. */
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

/** Name of the file with the headers that change with the build; Caddy imports it, so it needs a reload. */
export const CADDY_HEADERS = "_headers.caddy";

const headerLine = ([name, value]: [string, string]) => `${name} "${value}"`;

/** Content of CADDY_HEADERS: lines inside a `header` block. */
export function caddyHeaders(contentSecurityPolicy: string): string {
  const lines = Object.entries(securityHeaders(contentSecurityPolicy)).map(headerLine);
  return `# Written by the build from hosting/rules.ts; change it there.\n${lines.join("\n")}\n`;
}

/** Name of the file with the addresses that pages once had. */
export const CADDY_REDIRECTS = "_redirects.caddy";

/** Content of CADDY_REDIRECTS: lines inside a `route` block. @param moved old addresses, each with the one of today */
export function caddyRedirects(moved: ReadonlyMap<string, string>): string {
  // Caddy refuses a file without a line.
  const lines = [...moved].map(
    ([from, to], index) => `@moved${index} path_regexp ^${from}/?$
route @moved${index} {
    rewrite * ${to}
    redir {http.request.uri} 308
}\n`,
  );
  return `# Written by the build from hosting/rules.ts; change it there.\n${lines.join("")}`;
}

/** The file hosting/Caddyfile: an example with automatic HTTPS. */
export function caddyExample(domain: string, root: string): string {
  const types = Object.entries({ ...CONTENT_TYPES.text, ...CONTENT_TYPES.binary }).map(
    ([extension, type]) => {
      const charset = extension in CONTENT_TYPES.text ? "; charset=utf-8" : "";
      return `    header @${extension} Content-Type "${type}${charset}"`;
    },
  );
  const matchers = Object.keys({ ...CONTENT_TYPES.text, ...CONTENT_TYPES.binary })
    .filter((extension) => extension !== "html")
    .map((extension) => `    @${extension} path *.${extension}`);
  const common = `import ${root}/${CADDY_HEADERS}
${Object.entries(HTTPS_HEADERS).map(headerLine).join("\n")}`
    .trim()
    .split("\n")
    .map((line) => `        ${line}`)
    .join("\n");
  return `# Caddy for the built site. Written from hosting/rules.ts by: node scripts/run.mjs hosting
# How to use it, step by step: docs/hosting.md

${domain} {
    root * ${root}
    # Nothing here is long enough to need a range.
    request_header -Range
    # The ETag tells versions apart; the build makes a file's time out of its content, so it is no date.
    request_header -If-Modified-Since

    header {
        defer
        -Server
${common}
        -Accept-Ranges
        -Last-Modified
    }
    # One line each: in one block, the first that is there already would keep the others from being set.
    header ?Cache-Control "${CACHE.other}"
    header ?Vary Accept-Encoding
    @hashed path ${HASHED_ASSETS}*
    header @hashed Cache-Control "${CACHE.hashed}"
    @page not path *.*
    header @page {
        Cache-Control "${CACHE.page}"
        Content-Language ${PAGE_LANGUAGE}
    }
${matchers.join("\n")}
${types.filter((line) => !line.includes("@html ")).join("\n")}

    @method not method GET HEAD
    header @method Allow "GET, HEAD"

    @disguised expression \`{http.request.uri}.matches("${DISGUISED_TARGETS}")\`
    @private {
        path_regexp ${PRIVATE_PATHS}
        not path /.well-known/*
    }
    @slash path_regexp page ^(/.+)/$
    @notMoved not file {re.page.1}.html
    # No file can be called that; asking for it would end in status 500.
    @impossible path_regexp (\\x00|.{250})
    route {
        respond @method 405
        error @impossible 404
        error @disguised 404
        error @private 404
        import ${root}/${CADDY_REDIRECTS}
        route @slash {
            error @notMoved 404
            uri strip_suffix /
            redir {http.request.uri} 308
        }
        try_files {path}.html {path}
        @root path /
        rewrite @root /index.html
        file_server {
            precompressed br gzip
            index nothing
        }
    }

    handle_errors {
        header {
            -Server
${common.replaceAll(/^ {8}/gm, "            ")}
            Cache-Control "${CACHE.page}"
            Content-Language ${PAGE_LANGUAGE}
        }
        rewrite * /404.html
        file_server {
            precompressed br gzip
        }
    }
}
`;
}
