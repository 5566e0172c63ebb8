import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { listarDiretorioInput } from '../../../../schema/rules/igreja/diretorio.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { aniversarioOf } from '../../acesso/usuario/index.js'
import { bornUntil, diretorioTexts } from '../privacidade/index.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

const shown = (documento: (typeof diretorioTexts)[number]['documento']) =>
  sql<boolean>`bool_or(ultima.documento = ${sql.lit(documento)})`

/**
 * What each person shows now: the newest answer to the present version of each text counts, whoever gave it. The own
 * answer of somebody who is not of age, or whose age nobody knows, counts as none.
 */
const shownPeople = (work: Scope, today: DateOnly) => {
  const present = sql.join(
    diretorioTexts.map(({ documento, versaoTexto }) => sql`(${sql.lit(documento)}, ${sql.lit(versaoTexto)})`),
  )
  const newest = from(work, 'consentimento')
    .distinctOn(['consentimento.idUsuario', 'consentimento.documento'])
    .select([
      'consentimento.idUsuario as pessoa',
      'consentimento.documento',
      'consentimento.aceito',
      'consentimento.idAutor as autor',
    ])
    .where(sql<boolean>`(consentimento.documento, consentimento.versao_texto) in (${present})`)
    .orderBy('consentimento.idUsuario')
    .orderBy('consentimento.documento')
    .orderBy('consentimento.id', 'desc')
  return from(work, 'usuario')
    .innerJoin(newest.as('ultima'), (join) => join.onRef('ultima.pessoa', '=', 'usuario.id'))
    .where('usuario.excluidoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('ultima.aceito', '=', 1)
    .where(sql<boolean>`(ultima.autor is not null or usuario.data_nascimento <= ${bornUntil(today)}::date)`)
    .groupBy(['usuario.id', 'usuario.idCliente'])
}

const dia = aniversarioOf('usuario')
const birthday = shown('diretorioAniversario')

const contactFields = [
  sql<string | null>`case when ${shown('diretorioTelefone')} then usuario.telefone_usuario end`.as('telefone'),
  sql<string | null>`case when ${shown('diretorioEmail')} then usuario.email end`.as('email'),
  sql<string | null>`case when ${birthday} then to_char(${dia}, 'MM-DD') end`.as('aniversario'),
] as const

/** The people who show something, by name; of one month, by birthday. The search matches names only. */
export function listRows(
  work: Scope,
  { mes, hoje, busca, ...input }: z.output<typeof listarDiretorioInput>,
  today: DateOnly,
) {
  let people = shownPeople(work, today)
  for (const pattern of searchPatterns(busca)) people = people.where('usuario.nomeOrdem', 'like', pattern)
  if (mes) people = people.where(sql<boolean>`extract(month from ${dia}) = ${mes}`).having(birthday)
  if (hoje) people = people.where(sql<boolean>`to_char(${dia}, 'MM-DD') = ${today.slice(5)}`).having(birthday)
  const shownNow = people
    .select([
      'usuario.id',
      'usuario.uuid',
      'usuario.idCliente as igreja',
      'usuario.name',
      'usuario.nomeOrdem as ordem',
      ...contactFields,
    ])
    .as('mostrado')
  const matching = work.db.selectFrom(shownNow)
  const sorted = matching
    .select([
      'mostrado.uuid',
      'mostrado.igreja as idCliente',
      'mostrado.name',
      'mostrado.telefone',
      'mostrado.email',
      'mostrado.aniversario',
    ])
    .$if(Boolean(mes), (query) => query.orderBy('mostrado.aniversario'))
    .orderBy('mostrado.ordem')
    .orderBy('mostrado.id')
  return listOf(input, sorted, matching)
}

/** What these people show, by name: only those who are certainly of age. */
export const contatosOf = (work: Scope, today: DateOnly, people: RecordRef | readonly number[]) =>
  shownPeople(work, today)
    .where(typeof people === 'object' ? sql<boolean>`usuario.id in (${sql.join(people)})` : isRecord('usuario', people))
    .where(sql<boolean>`usuario.data_nascimento <= ${bornUntil(today)}::date`)
    .select(['usuario.uuid', 'usuario.name', 'usuario.nomeOrdem', 'usuario.id', ...contactFields])
    .orderBy('usuario.nomeOrdem')
    .orderBy('usuario.id')
    .execute()

/** A person with the newest answer to each text of the directory, and who recorded it. */
export async function answersOf(work: Scope, ref: RecordRef) {
  const pessoa = await from(work, 'usuario')
    .select(['usuario.id', 'usuario.name', 'usuario.dataNascimento'])
    .where(isRecord('usuario', ref))
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()
  if (!pessoa) return undefined
  const answers = await from(work, 'consentimento')
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'consentimento.idAutor').onRef('usuario.idCliente', '=', 'consentimento.idCliente'),
    )
    .select([
      'consentimento.documento',
      'consentimento.versaoTexto',
      'consentimento.aceito',
      'consentimento.createdAt',
      'usuario.name as nomeAutor',
    ])
    .where('consentimento.idUsuario', '=', pessoa.id)
    .orderBy('consentimento.id', 'desc')
    .execute()
  return {
    ...pessoa,
    respostas: diretorioTexts.map((texto) => {
      const answer = answers.find((row) => row.documento === texto.documento && row.versaoTexto === texto.versaoTexto)
      return {
        ...texto,
        aceito: answer ? answer.aceito === 1 : null,
        respondidoEm: answer?.createdAt ?? null,
        nomeAutor: answer?.nomeAutor ?? null,
      }
    }),
  }
}
