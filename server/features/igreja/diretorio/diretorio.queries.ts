import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../kernel/dates.js'
import { listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { aniversarioDe } from '../../acesso/usuario/index.js'
import { nascidosAte, textosDoDiretorio } from '../privacidade/index.js'
import type { listarDiretorioInput } from './diretorio.input.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

const shown = (documento: (typeof textosDoDiretorio)[number]['documento']) =>
  sql<boolean>`bool_or(ultima.documento = ${sql.lit(documento)})`

/**
 * What each person shows now: the newest answer to the present version of each text counts, whoever gave it. The own
 * answer of somebody who is not of age, or whose age nobody knows, counts as none.
 */
const mostrados = (work: Scope, hoje: DateOnly) => {
  const present = sql.join(
    textosDoDiretorio.map(({ documento, versaoTexto }) => sql`(${sql.lit(documento)}, ${sql.lit(versaoTexto)})`),
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
    .where(sql<boolean>`(ultima.autor is not null or usuario.data_nascimento <= ${nascidosAte(hoje)}::date)`)
    .groupBy(['usuario.id', 'usuario.idCliente'])
}

const dia = aniversarioDe('usuario')
const birthday = shown('diretorioAniversario')

/** The people who show something, by name; of one month, by birthday. The search matches names only. */
export function listar(work: Scope, { mes, busca, ...input }: z.output<typeof listarDiretorioInput>, hoje: DateOnly) {
  let people = mostrados(work, hoje)
  for (const pattern of searchPatterns(busca)) people = people.where('usuario.nomeOrdem', 'like', pattern)
  if (mes) people = people.where(sql<boolean>`extract(month from ${dia}) = ${mes}`).having(birthday)
  const shownNow = people
    .select([
      'usuario.id',
      'usuario.uuid',
      'usuario.idCliente as igreja',
      'usuario.name',
      'usuario.nomeOrdem as ordem',
      sql<string | null>`case when ${shown('diretorioTelefone')} then usuario.telefone_usuario end`.as('telefone'),
      sql<string | null>`case when ${shown('diretorioEmail')} then usuario.email end`.as('email'),
      sql<string | null>`case when ${birthday} then to_char(${dia}, 'MM-DD') end`.as('aniversario'),
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

/** A person with the newest answer to each text of the directory, and who recorded it. */
export async function respostas(work: Scope, ref: RecordRef) {
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
    respostas: textosDoDiretorio.map((texto) => {
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
