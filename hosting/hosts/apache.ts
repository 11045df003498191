/** The rules of rules.ts in Apache's words, for shared hosting: `.htaccess` in the site's own folder. */
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

/**
 * Content of `.htaccess`. Needs mod_rewrite and mod_headers, which shared hosts have.
 * @see https://httpd.apache.org/docs/2.4/rewrite/flags.html
 */
export function htaccess(contentSecurityPolicy: string, moved: ReadonlyMap<string, string>): string {
  const redirects = [...moved].map(
    ([from, to]) => `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^${from.slice(1)}/?$ ${to} [R=308,L]\n`,
  );
  const always = Object.entries(securityHeaders(contentSecurityPolicy)).map(
    ([name, value]) => `Header always set ${name} "${value}"`,
  );
  const encrypted = Object.entries(HTTPS_HEADERS).map(
    ([name, value]) => `Header always set ${name} "${value}" "expr=%{HTTPS} == 'on'"`,
  );
  const types = Object.entries({ ...CONTENT_TYPES.text, ...CONTENT_TYPES.binary });
  const text = Object.keys(CONTENT_TYPES.text).map((extension) => `.${extension}`);
  return `# Written by the build from hosting/rules.ts; change it there.
Options -Indexes -MultiViews
DirectorySlash Off
FileETag MTime Size
ErrorDocument 404 /404.html
ErrorDocument 405 "Method not allowed."

${types.map(([extension, type]) => `AddType ${type} .${extension}`).join("\n")}
AddCharset utf-8 ${text.join(" ")}
AddEncoding br .br
AddEncoding gzip .gz
RemoveType .gz
RemoveLanguage .br

<IfModule mod_headers.c>
Header unset X-Powered-By
Header always unset X-Powered-By
${[...always, ...encrypted].join("\n")}
Header set Cache-Control "${CACHE.other}"
Header set Cache-Control "${CACHE.hashed}" "expr=%{REQUEST_URI} =~ m#^${HASHED_ASSETS}#"
<FilesMatch "\\.html(\\.(br|gz))?$">
Header always set Cache-Control "${CACHE.page}"
Header unset Cache-Control
Header always set Content-Language ${PAGE_LANGUAGE}
</FilesMatch>
<FilesMatch "\\.(${Object.keys(CONTENT_TYPES.text).join("|")})(\\.(br|gz))?$">
Header merge Vary Accept-Encoding
</FilesMatch>
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
# Nothing here is long enough to need a range.
RequestHeader unset Range
# The ETag tells versions apart; the build makes a file's time out of its content, so it is no date.
RequestHeader unset If-Modified-Since
Header unset Last-Modified
</IfModule>

RewriteEngine On
# The rules see a request twice: as it came, and as the file it was led to. The first lines are for the first time.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^[A-Z]+ ${DISGUISED_TARGETS.replace("^[^?]*", "[^? ]*")}"
RewriteRule ^ - [R=404,L]

RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} !^/\\.well-known/
RewriteCond %{REQUEST_URI} "${PRIVATE_PATHS}"
RewriteRule ^ - [R=404,L]

# Pages that had another address once.
${redirects.join("")}
# /x/ moves to /x, where the page x.html exists.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/$ /$1 [R=308,L,NE]

RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^$ /index.html [E=PAGE:1]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+[^/])$ /$1.html

# A copy that was compressed by the build, where the browser takes it (a weight of 0 means: not this one).
RewriteCond %{HTTP:Accept-Encoding} "(^|[, ])(br|\\*)(;q=(1|0\\.[0-9]*[1-9])|[ ,]|$)"
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.br -f
RewriteRule ^(.*)$ %{REQUEST_URI}.br [L]
RewriteCond %{HTTP:Accept-Encoding} "(^|[, ])(gzip|\\*)(;q=(1|0\\.[0-9]*[1-9])|[ ,]|$)"
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.gz -f
RewriteRule ^(.*)$ %{REQUEST_URI}.gz [L]

# Folders are no pages.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]
`;
}
