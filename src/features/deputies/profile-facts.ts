import type { DeputyDetail } from './schema';

/* From the profile alone; the list does not load this model. */

/** Null in the status itself; the address is the office's. */
export function emailOf({ ultimoStatus }: DeputyDetail): string | null {
  return [ultimoStatus.gabinete.email, ultimoStatus.email].find((email) => email?.includes('@')) ?? null;
}

/** '(61) 3215-5414': the Chamber leaves the area code of Brasília out, as yet. */
export function phoneText(telefone: string): string {
  return /^\d{4}[-. ]?\d{4}\b/.test(telefone) ? `(61) ${telefone}` : telefone;
}

/** Spec §2: Masculino if M, otherwise Feminino; a missing value is unknown. */
export function sexText(sexo: string | null): string | null {
  if (sexo === null) return null;
  return sexo === 'M' ? 'Masculino' : 'Feminino';
}

export function birthplaceText({ municipioNascimento, ufNascimento }: DeputyDetail): string | null {
  if (municipioNascimento === null) return ufNascimento;
  return ufNascimento === null ? municipioNascimento : `${municipioNascimento} (${ufNascimento})`;
}

export function officeText({ ultimoStatus: { gabinete } }: DeputyDetail): string | null {
  const { nome, sala, predio } = gabinete;
  const parts = [nome, sala && `sala ${sala}`, predio && `prédio ${predio.toUpperCase()}`];
  return parts.filter(Boolean).join(', ') || null;
}
