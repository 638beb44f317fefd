import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialLayoutState } from '@/lib/appearance/state';

/** A root element with attributes, as the store needs it. */
function fakeRoot(dataset: Record<string, string>) {
  const attributes = new Set<string>();
  return {
    dataset,
    attributes,
    toggleAttribute(name: string, on: boolean) {
      if (on) attributes.add(name);
      else attributes.delete(name);
    },
  };
}

const setItem = vi.fn();

async function storeOn(dataset: Record<string, string> = {}) {
  const root = fakeRoot(dataset);
  // The style sheet of choices is there.
  vi.stubGlobal('document', { documentElement: root, querySelector: () => ({}) });
  const store = await import('@/lib/browser/appearance/store');
  await store.loadLayoutRules();
  return { root, ...store };
}

beforeEach(() => vi.stubGlobal('localStorage', { setItem }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  setItem.mockClear();
});

describe('the store of the layout', () => {
  it('has the initial state on the server', async () => {
    const { getLayout } = await import('@/lib/browser/appearance/store');
    expect(getLayout()).toBe(initialLayoutState);
  });

  it('starts from the boot script’s attributes on the root element, with defaults for the rest', async () => {
    const { getLayout } = await storeOn({
      menuMode: 'drawer',
      menuTheme: 'colorScheme',
      anchored: '',
      theme: 'x',
    });
    expect(getLayout()).toEqual({
      ...initialLayoutState,
      menuMode: 'drawer',
      menuTheme: 'colorScheme',
      anchored: true,
    });
  });

  it('sets the flags on the root element at once, and does not store them', async () => {
    const { root, dispatchLayout } = await storeOn();
    dispatchLayout({ type: 'menuToggled', desktop: false });
    expect([...root.attributes]).toEqual(['data-menu-mobile']);
    dispatchLayout({ type: 'menusClosed' });
    expect([...root.attributes]).toEqual([]);
    expect(setItem).not.toHaveBeenCalled();
  });

  it('events before the reducer is loaded are replayed in order', async () => {
    const { getLayout, dispatchLayout, loadLayoutRules } = await import('@/lib/browser/appearance/store');
    vi.stubGlobal('document', { documentElement: fakeRoot({}) });
    dispatchLayout({ type: 'menuToggled', desktop: false });
    dispatchLayout({ type: 'settingsToggled' });
    expect(getLayout().mobileMenuActive).toBe(false);
    await loadLayoutRules();
    expect(getLayout()).toMatchObject({ mobileMenuActive: false, configSidebarVisible: true });
  });

  it('stores and shows a new configuration, the pin included, and no flags', async () => {
    const { root, dispatchLayout } = await storeOn({ menuMode: 'reveal', menuTheme: 'colorScheme' });
    dispatchLayout({ type: 'anchorToggled' });
    await vi.waitFor(() => expect(setItem).toHaveBeenCalled());
    const [key, kept] = setItem.mock.lastCall as [string, string];
    expect(key).toBe('waybill.layout');
    expect(JSON.parse(kept)).toEqual({
      preset: 'Lara',
      primary: 'green',
      surface: null,
      menuMode: 'reveal',
      menuTheme: 'colorScheme',
      anchored: true,
    });
    expect(root.attributes.has('data-anchored')).toBe(true);
  });

  it('notifies its subscribers until they unsubscribe', async () => {
    const { dispatchLayout, subscribeLayout } = await storeOn();
    const heard = vi.fn();
    const end = subscribeLayout(heard);
    dispatchLayout({ type: 'settingsToggled' });
    end();
    dispatchLayout({ type: 'settingsToggled' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
