export const clariana = '/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925';

export const deputiesLine = 'Dados lidos em 22/08/2026.';

/** The same of its candidates: day and hour of the publication. */
export const dataLine = /Página feita em \d\d\/\d\d\/\d{4}, \d\d:\d\d\./;
