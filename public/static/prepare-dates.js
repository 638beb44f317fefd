/* A worker of lib/browser/identity/prepare-dates.ts: makes the browser's first date format, tells, and ends. */
new Intl.DateTimeFormat().resolvedOptions();
postMessage('prepared');
close();
