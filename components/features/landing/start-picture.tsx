import { text, type MessageKey } from '@/lib/text/text';

const answers = [
  'landingPage.startPicture.installed',
  'landingPage.startPicture.built',
  'landingPage.startPicture.migrated',
  'landingPage.startPicture.answers',
] as const satisfies MessageKey[];

/** A terminal in which the portal starts. */
export function StartPicture() {
  return (
    <div
      role="img"
      aria-label={text('landingPage.startPicture.label')}
      className="select-none overflow-hidden rounded-card border border-line bg-ground"
    >
      <div aria-hidden="true" className="flex gap-1.5 border-b border-line px-4 py-3">
        {[0, 1, 2].map((dot) => (
          <span key={dot} className="bg-surface-500/40 size-2.5 rounded-full" />
        ))}
      </div>
      <div className="p-5 font-mono text-sm sm:p-6">
        <div className="text-strong">
          <span className="text-primary-text">$</span> npm start
        </div>
        <div className="mt-3 flex flex-col gap-2">
          {answers.map((answer) => (
            <div key={answer} className="flex gap-3 text-muted">
              <span className="text-primary-text">✓</span>
              <span className="wrap-anywhere">{text(answer)}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
