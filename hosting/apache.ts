import {
  CACHE,
  CONTENT_TYPES,
  HASHED_ASSETS,
  HTTPS_HEADERS,
  isTextFile,
  POLICIES,
  PRIVATE_PATHS,
  SECURITY_HEADERS,
} from "./rules.ts";

const TEXT_EXTENSIONS = Object.keys(CONTENT_TYPES)
  .filter((extension) => isTextFile(`.${extension}`))
  .join("|");

const lines = (entries: Readonly<Record<string, string>>, line: (name: string, value: string) => string) =>
  Object.entries(entries)
    .map(([name, value]) => line(name, value))
    .join("\n");

/** The Apache configuration of the site (`.htaccess`), with the values of rules.ts. */
export const htaccess = () => String.raw`# BEGIN site
# Written by the build; hosting/apache.ts is its source. It needs mod_rewrite, mod_headers, and AllowOverride FileInfo
# Indexes.
DirectorySlash Off
FileETag MTime Size
ErrorDocument 404 /404.html

${lines(CONTENT_TYPES, (name, value) => `AddType "${value}" .${name}`)}
AddEncoding br .br
AddEncoding gzip .gz
RemoveType .gz
RemoveLanguage .br

<IfModule mod_headers.c>
Header unset X-Powered-By
Header always unset X-Powered-By
${lines(SECURITY_HEADERS, (name, value) => `Header always set ${name} "${value}"`)}
${lines(HTTPS_HEADERS, (name, value) => `Header always set ${name} "${value}" "expr=%{HTTPS} == 'on'"`)}
Header always set Content-Security-Policy "${POLICIES.other}"
Header set Cache-Control "${CACHE.other}"
Header set Cache-Control "${CACHE.hashed}" "expr=%{REQUEST_URI} =~ m#^${HASHED_ASSETS}#"
<FilesMatch "\.html(\.(br|gz))?$">
Header always set Cache-Control "${CACHE.page}"
Header unset Cache-Control
Header always set Content-Security-Policy "${POLICIES.page}"
</FilesMatch>
<FilesMatch "\.(${TEXT_EXTENSIONS})(\.(br|gz))?$">
Header merge Vary Accept-Encoding
</FilesMatch>
</IfModule>

RewriteEngine On
# Switches off compression by Apache: the build has compressed every file for which this saves bytes.
RewriteRule ^ - [E=no-gzip:1,E=no-brotli:1]

# Apache applies these rules twice: to the requested path, and to the file to which the path was rewritten.
# REDIRECT_STATUS is empty only in the first pass. With this condition a private file cannot be requested
# directly (404), but a path can be rewritten to it.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} !^/\.well-known/
RewriteCond %{REQUEST_URI} "${PRIVATE_PATHS}"
RewriteRule ^ - [R=404,L]

# A path with a trailing slash shows its page too, because a browser may have cached a permanent redirect to
# such a path from the clinic's former site.
RewriteRule ^$ /index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)/?$ /$1.html

# An address typed from paper may have capitals, or the punctuation after it.
RewriteCond expr "%{tolower:%{REQUEST_URI}} =~ m#^/(.+?)[\s/.,;:!)]*$#"
RewriteCond %1 !^(404|index)$
RewriteCond %{DOCUMENT_ROOT}/%1.html -f
RewriteRule ^ /%1.html

# Sends the compressed copy from the build if the browser accepts the encoding (q=0 means that it does not).
RewriteCond %{HTTP:Accept-Encoding} "(^|[, ])br *(; *q=(1|0\.[0-9]*[1-9])|,|$)"
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.br -f
RewriteRule ^(.*)$ %{REQUEST_URI}.br [L]
RewriteCond %{HTTP:Accept-Encoding} "(^|[, ])gzip *(; *q=(1|0\.[0-9]*[1-9])|,|$)"
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.gz -f
RewriteRule ^(.*)$ %{REQUEST_URI}.gz [L]

# A path of a folder is answered with 404.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]
# END site
`;
