export const paperFontFile: RegExp;
