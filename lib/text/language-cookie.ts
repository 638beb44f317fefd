/** The language chosen in this browser; scripts read it to see that another tab changed it. */
export const languageCookie = 'waybill-language';

/** A year. */
export const languageCookieSeconds = 31_536_000;
