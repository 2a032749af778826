import type { Handler } from '../context.ts';
import { htmlPage } from '../http.ts';
import { html, page } from '../mail/html.ts';

/** How many known accounts the page offers. */
const maximumChoices = 20;

/** GET /google?state=: a fake account chooser for development. It posts the choice to /callback. */
export const googlePage: Handler = async ({ database }, { url }) => {
  const state = url.searchParams.get('state') ?? '';
  const { rows } = await database.query<{ email: string }>(
    `select distinct email from auth.identities
     where provider = 'google' and email is not null order by email limit ${maximumChoices}`,
  );
  const choices = rows.map(
    ({ email }) => html`<button class="choice" name="email" value="${email}">${email}</button>`,
  );
  const known =
    choices.length === 0
      ? html``
      : html`<h2>Escolha uma conta</h2>
          <form method="post" action="callback">
            <input type="hidden" name="state" value="${state}" />
            ${choices}
          </form>`;
  return htmlPage(
    page(
      'Entrar com o Google (simulação local)',
      html`<h1>Entrar com o Google (simulação local)</h1>
        <p class="notice">
          Esta página substitui o Google apenas no ambiente local. Nada é enviado ao Google e nenhuma senha é
          pedida.
        </p>
        ${known}
        <h2>Usar outro e-mail</h2>
        <form method="post" action="callback">
          <input type="hidden" name="state" value="${state}" />
          <p>
            <label for="email">E-mail</label>
            <input id="email" name="email" type="email" autocomplete="email" required maxlength="255" />
          </p>
          <p><button>Continuar</button></p>
        </form>
        <form method="post" action="callback">
          <input type="hidden" name="state" value="${state}" />
          <p><button class="choice" name="error" value="access_denied">Cancelar</button></p>
        </form>`,
    ),
  );
};
