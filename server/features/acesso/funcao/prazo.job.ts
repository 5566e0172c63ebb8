import { type RawBuilder, sql } from 'kysely'
import { type DateOnly, formatDate, todayIn } from '../../../../schema/rules/dates.js'
import { perfis } from '../../../../schema/rules/perfis.js'
import { receiving } from '../../../kernel/access/grants.js'
import { openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { type Aviso, notify } from '../aviso/index.js'
import { readFuso } from '../cliente/index.js'

export const acessoTermina: NoticeKind = {
  name: 'funcao.prazo',
  title: 'Fim de um acesso de fora',
  description: 'Uma semana antes do último dia de quem só pode o que a sua função permite, como o contador.',
  action: 'funcao.escrever',
  email: true,
}

/** How many days before the last day of an access administrators are told. */
const days = 7

/**
 * People from outside whose access ends within these days. They may do only what their exclusive function allows.
 * @param today SQL: the day in the church
 */
const ending = (today: RawBuilder<unknown>) => sql`
  funcao_usuario v
  join funcao f on f.id = v.id_funcao and f.id_cliente = v.id_cliente and f.exclusiva and f.excluido_em is null
  join usuario u on u.id = v.id_usuario and u.id_cliente = v.id_cliente and u.excluido_em is null and u.usuario_ativo = 1
    and u.perfil = any(${[...receiving]}::int[])
  where v.inicio <= ${today} and v.fim between ${today} and ${today} + ${days}::int`

/** The churches in which an access ends soon. */
async function igrejas({ sessions }: Parameters<typeof notifyDeadlinesJob.run>[0]) {
  const { db, end } = await openReading(sessions, null)
  const { rows } = await sql<{ idCliente: number }>`
    select c.id as "idCliente" from cliente c
    where c.suspenso_em is null and c.apagar_em is null
      and exists (select from ${ending(sql`(now() at time zone c.fuso_horario)::date`)} and v.id_cliente = c.id_cliente)
    order by c.id`
    .execute(db)
    .finally(end)
  return rows
}

/** One notice for each administrator and access. Only the e-mail names the person. */
async function avisos({ db, idCliente }: Writing): Promise<Aviso[]> {
  const today = sql`${todayIn(await readFuso({ db, idCliente }))}::date`
  const { rows } = await sql<{
    uuid: string
    idFuncao: number
    nome: string
    funcao: string
    fim: DateOnly
    quem: number
  }>`
    select x.*, a.id as quem from usuario a, lateral (
      select v.uuid, v.id_funcao as "idFuncao", v.fim::text as fim, u.name as nome, f.nome as funcao from ${ending(today)}
        and v.id_cliente = ${idCliente}) x
    where a.id_cliente = ${idCliente} and a.perfil = ${perfis.administrator} and a.excluido_em is null
      and a.usuario_ativo = 1
    order by x.fim, x.uuid, a.id`.execute(db)
  return rows.map(({ uuid, idFuncao, nome, funcao, fim, quem }) => ({
    idUsuario: quem,
    titulo: 'Um acesso de fora termina em breve',
    texto: `Função ${funcao}, até ${formatDate(fim)}. Toque para ver de quem é.`,
    caminho: `/dashboard/funcoes/${idFuncao}`,
    // when the last day changes, administrators are told again
    chave: `funcao.prazo:${uuid}:${fim}`,
    carta: {
      assunto: `Um acesso termina em ${formatDate(fim)}`,
      linhas: [
        `${nome} tem a função ${funcao} até ${formatDate(fim)}, e depois desse dia deixa de ver o que ela mostra.`,
        'Se a pessoa ainda precisar do acesso, dê a função de novo com outro último dia.',
      ],
    },
  }))
}

/** Tells administrators once of each access that ends soon. Functions begin and end in the time zone of their church. */
export const notifyDeadlinesJob: Job<object> = {
  name: 'funcao.prazos',
  schedule: '40 6 * * *',
  async run(services, { requisicao }) {
    const author = { idUsuario: null, acao: 'funcao.prazo' as const, requisicao }
    await inEachChurch(services, await igrejas(services), ({ idCliente }) =>
      transaction(services.sessions, idCliente, author, async (work) =>
        notify(work, { services, author }, acessoTermina, await avisos(work)),
      ),
    )
  },
}
