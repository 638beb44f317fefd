export declare const paperFontFile: RegExp;
