import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DeclarationFailure } from '@/components/features/packages/declaration-failure';

const render = (code: number, message: string) =>
  renderToStaticMarkup(
    <DeclarationFailure error={{ code, message }} contact="miami@waybill.example" reference="WB-1 & 2" />,
  );

describe('contents that were not saved', () => {
  it('1042: says that the package is being prepared, and how to reach the warehouse', () => {
    const html = render(1042, 'Not allowed');
    expect(html).toContain('can no longer be changed');
    expect(html).toContain('What you typed is still');
    expect(html).toContain('Error 1042');
    expect(html).toContain('href="mailto:miami@waybill.example?subject=Package%20WB-1%20%26%202"');
  });

  it('any other error: says what failed and that nothing typed is lost', () => {
    const html = render(4, 'The service could not be reached.');
    expect(html).toContain('The service could not be reached. What you typed is still here.');
  });
});
