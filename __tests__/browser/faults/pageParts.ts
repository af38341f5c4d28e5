import type { Page } from '@playwright/test';

/** What each part of the page says, its states and its links; by its name, in the page's order. */
export type PageParts = Readonly<Record<string, string>>;

/** Joins the texts of a part. */
export const BREAK = ' · ';

/**
 * Reads the whole page part by part: tiles, regions, dialogs, content blocks, live regions, and in `main` and `page`
 * everything else, so that no change goes unnoticed. Sizes and looks are left out, each reference is R, each time T,
 * and today D: a run may last over midnight.
 */
export const readPageParts = (page: Page): Promise<PageParts> =>
  page.evaluate((separator) => {
    const told = ['href', 'src', 'alt', 'role', 'aria-label', 'aria-valuenow', 'aria-checked', 'aria-expanded'];
    const flags = ['aria-current', 'aria-busy', 'aria-disabled', 'data-inactive', 'inert', 'disabled'];
    const parts = new Map<string, string[]>();
    const counts = new Map<string, number>();

    const numbered = (name: string): string => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return `${name} ${count}`;
    };
    const nameOf = (element: Element, within: string): string => {
      const tile = element.getAttribute('data-tile');
      if (tile !== null) return `tile ${tile}`;
      const labelledBy = element.getAttribute('aria-labelledby');
      const label = labelledBy === null ? undefined : document.getElementById(labelledBy)?.textContent?.trim();
      if (element.matches('section[aria-labelledby]')) return `region ${label}`;
      if (element.matches('dialog')) return `dialog ${label}`;
      if (element.matches('main, header')) return element.localName;
      if (element.matches('[data-content-block]')) return numbered(`${within}: content`);
      // Wherever it is.
      if (element.id === 'announcer') return 'page: status 1';
      const role = element.getAttribute('role');
      // The toasts' regions move into whichever dialog is open.
      const place = element.closest('[data-above-dialogs]') === null ? within : 'toasts';
      return role === 'status' || role === 'alert' ? numbered(`${place}: ${role}`) : within;
    };
    const stateOf = (element: Element): string => {
      const status = [...element.classList].filter((name) => /^(status-|unavailable$)/.test(name));
      const attributes = [
        ...told.flatMap((name) => (element.hasAttribute(name) ? [`${name}=${element.getAttribute(name)}`] : [])),
        ...flags.filter((name) => element.hasAttribute(name) && element.getAttribute(name) !== 'false'),
      ];
      const state = [...(element.matches('[data-tile]') ? status : []), ...attributes];
      return state.length === 0 ? '' : `<${element.localName} ${state.join(' ')}>`;
    };
    const say = (part: string, text: string): void => {
      const words = text
        .replace(/\s+/g, ' ')
        .replace(/^Reference [\dA-Z]+-[\dA-Z]{6}$/, 'Reference R')
        .replace(/^(Updated at|As of) .+$/, '$1 T')
        .trim();
      if (words !== '') parts.set(part, [...(parts.get(part) ?? []), words]);
    };
    const visit = (node: Node, within: string): void => {
      if (node instanceof Text) say(within, node.data);
      if (!(node instanceof Element)) return;
      // What explains a figure says nothing of its own.
      if (node.matches('script, style, link, noscript, [aria-hidden="true"], [aria-label^="What does "]')) return;
      const part = nameOf(node, within);
      if (part !== within && !parts.has(part)) parts.set(part, []);
      say(part, stateOf(node));
      // An amount is read whole, although each of its groups is a text of its own.
      if (node.matches('[style*="--length"]')) say(part, node.textContent ?? '');
      else for (const child of node.childNodes) visit(child, part);
    };
    visit(document.body, 'page');
    return Object.fromEntries([...parts].map(([name, texts]) => [name, texts.join(separator)]));
  }, BREAK);
