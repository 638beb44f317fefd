/** The files of a font that papers are written with (server/product-api/documents/families.ts): two of its weights. */
export const paperFontFile = /(?:^|[/\\])(?:LICENSE|unicode\.json|[^/\\]+-(?:400|600)-normal\.woff)$/;
