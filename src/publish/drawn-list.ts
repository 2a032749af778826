import { escapeMarkup } from '../lib/escape-markup.ts';

const beginOfList = '<!-- list -->';
const endOfList = '<!-- /list -->';

/** The attribute of the page's first script that names the first photo, which that script fetches at once. */
const photoAttribute = / data-photo="[^"]*"/;

/** Stands in a drawn page where a list may be put. */
export const placeForList = beginOfList + endOfList;

const placeOfList = new RegExp(`${beginOfList}[\\s\\S]*?${endOfList}`);

/** What a page holds of a list before it is known whether the list is still the same. */
export interface DrawnList {
  mark: string;
  main: string;
  /** Address of its first photo. */
  photo: string | null;
}

/** Styles on elements where the script at the foot can take them from. */
function stylesAside(markup: string): string {
  return markup.replaceAll(' style="', ' data-style="');
}

/**
 * A drawn page with the list that it was published with, out of sight: the script at the foot shows it once the backend
 * has answered the very same; and the address of its first photo. Null takes out what is there.
 * @throws when the page has no place for a list.
 */
export function withList(html: string, list: DrawnList | null): string {
  if (!placeOfList.test(html)) throw new Error('Uma página desenhada não tem lugar para a lista.');
  const drawn =
    list === null ? '' : `<template data-list="${list.mark}">${stylesAside(list.main)}</template>`;
  return html
    .replace(placeOfList, () => beginOfList + drawn + endOfList)
    .replace(photoAttribute, () => ` data-photo="${escapeMarkup(list?.photo ?? '')}"`);
}
