import { type PageRow, siteMap } from './site-map.ts';

const routed = ({ path, page, handle }: PageRow) => ({ path, page, ...(handle && { handle }) });

const isEntrance = ({ handle }: PageRow) => handle?.shell === 'plain';
const ofPerson = ({ access }: PageRow) => access === 'person';
const ofPanel = (row: PageRow) => row.access === 'panel' && !isEntrance(row);

export const personalRows = siteMap.filter(ofPerson).map(routed);

export const panelRows = siteMap.filter(ofPanel).map(routed);

export const openRows = siteMap.filter((row) => !ofPerson(row) && !ofPanel(row)).map(routed);

export const footerLinks = siteMap.flatMap(({ path: to, footer: label }) =>
  label === undefined ? [] : [{ to, label }],
);
