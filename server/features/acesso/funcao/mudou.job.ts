import { sql } from 'kysely'
import { perfis } from '../../../../schema/rules/perfis.js'
import { openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { type Aviso, notify } from '../aviso/index.js'

export const acessoMudado: NoticeKind = {
  name: 'funcao.mudou',
  title: 'Mudança no acesso da igreja',
  description: 'Quando o sistema muda a regra que diz quem pode fazer o quê.',
  action: 'funcao.escrever',
  email: true,
}

const chave = 'funcao.mudou'

/** Only in the first days: the notices by which a church counts as told are not kept for ever. */
const days = 7

/** The churches in which rights became a union, and whose administrators have not been told yet. */
async function igrejas({ sessions }: Parameters<typeof notifyChangeJob.run>[0]) {
  const { db, end } = await openReading(sessions, null)
  const { rows } = await sql<{ idCliente: number }>`
    select c.id as "idCliente" from cliente c
    where c.acesso_mudou_em > now() - make_interval(days => ${days}::int) and c.suspenso_em is null and c.apagar_em is null
      and not exists (select from aviso a where a.id_cliente = c.id_cliente and a.chave = ${chave})
    order by c.id`
    .execute(db)
    .finally(end)
  return rows
}

async function avisos({ db, idCliente }: Writing): Promise<Aviso[]> {
  const { rows } = await sql<{ id: number }>`
    select id from usuario where id_cliente = ${idCliente} and perfil = ${perfis.administrator} and excluido_em is null
      and usuario_ativo = 1 order by id`.execute(db)
  return rows.map(({ id }) => ({
    idUsuario: id,
    titulo: 'O acesso da igreja mudou',
    texto: 'Veja em Funções o que mudou e o que espera a sua revisão.',
    caminho: '/dashboard/funcoes',
    chave,
    carta: {
      assunto: 'O acesso da igreja mudou',
      linhas: [
        'Cada um pode o que o seu perfil permite nesta igreja, e mais o que as suas funções dizem. Quem lidera um grupo cuida dele.',
        'O que valia antes ficou guardado. Em Funções, o cartão Para revisar mostra o que espera a sua resposta; se não houver nada, não é preciso fazer nada.',
      ],
    },
  }))
}

/** Tells the administrators once that rights became a union. New churches have had it from the beginning. */
export const notifyChangeJob: Job<object> = {
  name: 'funcao.mudanca',
  schedule: '50 * * * *',
  async run(services, { requisicao }) {
    const author = { idUsuario: null, acao: 'funcao.mudou' as const, requisicao }
    await inEachChurch(services, await igrejas(services), ({ idCliente }) =>
      transaction(services.sessions, idCliente, author, async (work) =>
        notify(work, { services, author }, acessoMudado, await avisos(work)),
      ),
    )
  },
}
