import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootSource } from '@/lib/browser/boot-script';
import { choicesSheet } from '@/lib/appearance/choices-sheet';
import { menuThemes, presets, primaries, surfaces } from '@/lib/appearance/choices';
import { defaultConfig, type LayoutConfig } from '@/lib/appearance/config';
import { allowsTransparent, menuModes } from '@/lib/appearance/modes';
import { rootLost } from '@/lib/appearance/root-lost';
import {
  applyConfig,
  sanitizeStoredConfig,
  onStoredConfig,
  readStoredConfig,
  storageKey,
  writeStoredConfig,
} from '@/lib/browser/appearance/stored-config';

type Heard = (event: { key?: string | null }) => void;

interface Link {
  href?: string;
  dataset: Record<string, string>;
  setAttribute: (name: string, value: string) => void;
  remove: () => void;
  onerror?: () => void;
}

/** The minimum of a browser that the configuration needs. */
function browser(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored));
  const dataset: Record<string, string> = {};
  const classes = new Set<string>();
  const listeners = new Map<Heard, string>();
  const links: Link[] = [];
  const root = {
    dataset,
    toggleAttribute: (name: string, on: boolean) => {
      if (on) dataset.anchored = '';
      else Reflect.deleteProperty(dataset, name.replace('data-', ''));
    },
    classList: { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) },
  };
  return {
    kept,
    dataset,
    classes,
    links,
    hear: (key: string | null) => {
      for (const [listener, name] of listeners) if (name === 'storage') listener({ key });
    },
    lose: () => {
      for (const [listener, name] of listeners) if (name === rootLost) listener({});
    },
    globals: {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
      document: {
        documentElement: root,
        head: { append: (link: Link) => links.push(link) },
        querySelector: () => links[0] ?? null,
        createElement: (): Link => ({
          dataset: {},
          setAttribute: () => undefined,
          remove: () => links.splice(0),
        }),
      },
      matchMedia: () => ({ matches: true }),
      addEventListener: (name: string, listener: Heard) => listeners.set(listener, name),
      removeEventListener: (_: string, listener: Heard) => listeners.delete(listener),
    },
  };
}

const someConfig: LayoutConfig = {
  preset: 'Nora',
  primary: 'rose',
  surface: 'ocean',
  menuMode: 'drawer',
  menuTheme: 'primaryColor',
  anchored: true,
};

const someAttributes = {
  preset: 'Nora',
  primary: 'rose',
  surface: 'ocean',
  menuMode: 'drawer',
  menuTheme: 'primaryColor',
  anchored: '',
};

const anyConfig = fc.record({
  preset: fc.constantFrom(...presets),
  primary: fc.constantFrom(...primaries),
  surface: fc.constantFrom(null, ...surfaces),
  menuMode: fc.constantFrom(...menuModes),
  menuTheme: fc.constantFrom(...menuThemes),
  anchored: fc.boolean(),
});

/** Configurations with some invalid values, and any other JSON. */
const anyStored = fc.oneof(
  fc.tuple(anyConfig, fc.object({ maxDepth: 1 })).map(([config, spoilt]) => ({ ...config, ...spoilt })),
  fc
    .tuple(anyConfig, fc.constantFrom(...Object.keys(defaultConfig)), fc.jsonValue())
    .map(([config, name, value]) => ({ ...config, [name]: value })),
  fc.jsonValue(),
);

describe('SPEC 3: an unknown value in a stored layout configuration is replaced', () => {
  it('the default where nothing valid is stored', () => {
    for (const stored of [null, undefined, 7, 'Nora', [], {}, () => 1]) {
      expect(sanitizeStoredConfig(stored)).toEqual(defaultConfig);
    }
  });

  it('value by value: known ones stay', () => {
    expect(sanitizeStoredConfig({ ...someConfig, primary: 'mauve', anchored: 'yes' })).toEqual({
      ...someConfig,
      primary: 'green',
      anchored: false,
    });
    expect(sanitizeStoredConfig({ ...someConfig, surface: '' }).surface).toBeNull();
    expect(sanitizeStoredConfig({ preset: 'lara', menuMode: 'toString' })).toEqual(defaultConfig);
  });

  it('SPEC 4: reveal and drawer can not be transparent', () => {
    expect(sanitizeStoredConfig({ menuMode: 'drawer', menuTheme: 'transparent' }).menuTheme).toBe(
      'colorScheme',
    );
    expect(sanitizeStoredConfig({ menuMode: 'reveal' }).menuTheme).toBe('colorScheme');
    expect(sanitizeStoredConfig({ menuMode: 'slim' }).menuTheme).toBe('transparent');
  });

  it('any stored value is read as a configuration, and stays the same when read again', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const sanitized = sanitizeStoredConfig(stored);
        expect(presets).toContain(sanitized.preset);
        expect(primaries).toContain(sanitized.primary);
        expect([null, ...surfaces]).toContain(sanitized.surface);
        expect(menuModes).toContain(sanitized.menuMode);
        expect(menuThemes).toContain(sanitized.menuTheme);
        expect(sanitized.menuTheme === 'transparent' && !allowsTransparent(sanitized.menuMode)).toBe(false);
        expect(sanitizeStoredConfig(JSON.parse(JSON.stringify(sanitized)))).toEqual(sanitized);
      }),
    );
  });
});

describe('the configuration in a browser', () => {
  let page: ReturnType<typeof browser>;
  const stub = (stored?: Record<string, string>) => {
    page = browser(stored);
    for (const [name, value] of Object.entries(page.globals)) vi.stubGlobal(name, value);
  };
  beforeEach(() => stub());
  afterEach(() => vi.unstubAllGlobals());

  it('is stored, and read again', () => {
    writeStoredConfig(someConfig);
    expect(readStoredConfig()).toEqual(someConfig);
  });

  it('is the default where the stored value is corrupt, and a write repairs it', () => {
    stub({ [storageKey]: '{"preset":"Nora"' });
    expect(readStoredConfig()).toEqual(defaultConfig);
    writeStoredConfig({ ...someConfig, menuTheme: 'transparent' });
    expect(JSON.parse(page.kept.get(storageKey) ?? '')).toEqual({ ...someConfig, menuTheme: 'colorScheme' });
  });

  it('is the default where storage is forbidden, and nothing throws', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readStoredConfig()).toEqual(defaultConfig);
    expect(() => writeStoredConfig(someConfig)).not.toThrow();
  });

  it('is set as attributes of the root element, except unset and unpinned ones', () => {
    applyConfig(someConfig);
    expect(page.dataset).toEqual(someAttributes);
    applyConfig(defaultConfig);
    expect(page.dataset).toEqual({
      preset: 'Lara',
      primary: 'green',
      menuMode: 'static',
      menuTheme: 'transparent',
    });
  });

  it('brings the style sheet of chosen looks once for every look but the default one', () => {
    const shownWith = (change: Partial<LayoutConfig>) => {
      stub();
      applyConfig({ ...defaultConfig, ...change });
      applyConfig({ ...defaultConfig, ...change });
      return page.links;
    };
    for (const change of [{ preset: 'Aura' }, { primary: 'rose' }, { surface: 'slate' }] as const) {
      expect(shownWith(change).map(({ href }) => href)).toEqual([choicesSheet]);
    }
    expect(shownWith({ menuTheme: 'primaryColor' })).toHaveLength(1);
    expect(shownWith({ menuMode: 'slim', anchored: true })).toEqual([]);
  });

  it('asks for that style sheet again where it could not be fetched', () => {
    applyConfig(someConfig);
    page.links[0]?.onerror?.();
    expect(page.links).toEqual([]);
    applyConfig(someConfig);
    expect(page.links).toHaveLength(1);
  });

  it('follows other tabs, also when they clear everything, until the last subscriber leaves', () => {
    const heard: LayoutConfig[] = [];
    const stop = onStoredConfig((config) => heard.push(config));
    page.kept.set(storageKey, JSON.stringify(someConfig));
    page.hear(storageKey);
    page.hear('theme');
    page.kept.clear();
    page.hear(null);
    stop();
    page.hear(storageKey);
    expect(heard).toEqual([someConfig, defaultConfig]);
  });
});

describe('the boot script', () => {
  const run = (page: ReturnType<typeof browser>) => {
    runInNewContext(bootSource, page.globals);
    return page;
  };

  it('shows what applyConfig would show for any stored value', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyStored.map((each) => JSON.stringify(each)),
          fc.string(),
        ),
        (stored) => {
          const booted = run(browser({ [storageKey]: stored }));
          const applied = browser({ [storageKey]: stored });
          for (const [name, value] of Object.entries(applied.globals)) vi.stubGlobal(name, value);
          const config = readStoredConfig();
          applyConfig(config);
          vi.unstubAllGlobals();
          expect(booted.dataset).toEqual(applied.dataset);
          expect(booted.links.map(({ href }) => href)).toEqual(applied.links.map(({ href }) => href));
          expect(JSON.parse(booted.kept.get(storageKey) ?? '')).toEqual(config);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('stores nothing where nothing was stored, and rewrites no valid value', () => {
    expect(run(browser()).kept.size).toBe(0);
    const well = browser({ [storageKey]: JSON.stringify(someConfig) });
    const write = vi.spyOn(well.globals.localStorage, 'setItem');
    expect(run(well).dataset).toEqual(someAttributes);
    expect(write).not.toHaveBeenCalled();
  });

  it('shows the default where storage is forbidden', () => {
    const page = browser();
    runInNewContext(bootSource, { ...page.globals, localStorage: undefined });
    expect(page.dataset.preset).toBe('Lara');
  });

  it.each([
    ['https:', '__Host-waybill-language=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
    ['http:', 'waybill-language=de; Path=/; Max-Age=31536000; SameSite=Lax'],
  ])(
    'security 4: changes to the language of the account on %s by a cookie of this host',
    (protocol, line) => {
      const page = browser();
      page.dataset.accountLanguage = 'de';
      const reload = vi.fn();
      const document = { ...page.globals.document, cookie: '' };
      runInNewContext(bootSource, { ...page.globals, document, location: { protocol, reload } });
      expect(document.cookie).toBe(line);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('follows other tabs without writing back', () => {
    const page = run(browser());
    page.kept.set(storageKey, JSON.stringify({ ...someConfig, newer: true }));
    page.hear(storageKey);
    expect(page.dataset).toEqual(someAttributes);
    expect(page.kept.get(storageKey)).toContain('newer');
  });

  it('sets the attributes of a new root element', () => {
    const page = run(browser({ [storageKey]: JSON.stringify(someConfig), theme: 'dark' }));
    page.classes.clear();
    for (const name of Object.keys(page.dataset)) Reflect.deleteProperty(page.dataset, name);
    page.lose();
    expect(page.dataset).toEqual(someAttributes);
    expect(page.classes).toContain('dark');
  });

  it('shows dark before next-themes does, and removes an unknown scheme', () => {
    expect(run(browser({ theme: 'dark' })).classes).toContain('dark');
    expect(run(browser({ theme: 'system' })).classes).toContain('dark');
    expect(run(browser({ theme: 'light' })).classes).not.toContain('dark');
    const corrupt = run(browser({ theme: 'sepia' }));
    expect(corrupt.classes).not.toContain('dark');
    expect(corrupt.kept.has('theme')).toBe(false);
  });
});
