import { LockMode } from '@mikro-orm/core'
import { z } from 'zod'
import { confirmacao } from '../../../../schema/rules/acesso/usuario.input.js'
import { oneOf, optional } from '../../../../schema/rules/formats.js'
import type { Cell, Cells } from '../../../../schema/rules/levels.js'
import { type AccessLevel, accessLevels, includesLevel, type Reach, reaches } from '../../../../schema/rules/levels.js'
import { type Perfil, perfis } from '../../../kernel/access/actions.js'
import { invalid, stale, uniqueBy } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { niveis } from '../nivel-usuario/index.js'
import { confirmAgain } from '../sessao/index.js'
import { AcessoPerfil } from './acesso-perfil.entity.js'
import { namesOfAcessoGivers } from './matriz-acesso.queries.js'
import {
  areas,
  cellOf,
  cellsOf,
  matrizPerfis,
  mayBeAsMembro,
  possibleNiveis,
  presets,
  titleOfArea,
} from './matriz-acesso.rules.js'

// two people may make the church's first decision at the same time
uniqueBy('acesso_perfil_perfil', 'celulas', 'Outra pessoa mudou a matriz agora mesmo. Tente novamente.')

export interface CelulaAcesso {
  perfil: number
  area: string
  nivel: AccessLevel
  alcance: Reach
  /** the levels that may be chosen */
  niveis: AccessLevel[]
}

type ByPerfil = ReadonlyMap<number, Cells>

const stored = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'acesso_perfil').select(['perfil', 'areas', 'comoMembro', 'versao']).execute()

/** A perfil that may do what members may has their cells. */
const celulas = (cells: (perfil: Perfil) => Cells | undefined, asMembro: readonly number[]): CelulaAcesso[] =>
  matrizPerfis.flatMap((perfil) =>
    areas.flatMap(({ nome: area }) => {
      const niveis = possibleNiveis(area, perfil)
      if (niveis.length < 2) return []
      const counts = asMembro.includes(perfil) ? perfis.member : perfil
      const { nivel, meus } = cellOf(cells(counts), area, counts)
      return [{ perfil, area, nivel, alcance: meus ? ('meus' as const) : ('tudo' as const), niveis }]
    }),
  )

const text = ({ celulas, comoMembro }: { celulas: readonly CelulaAcesso[]; comoMembro: readonly number[] }): string =>
  [comoMembro, ...celulas.map(({ perfil, area, nivel, alcance }) => `${perfil} ${area} ${nivel} ${alcance}`)].join('\n')

const asPresets = () =>
  presets.map((preset) => ({
    ...preset,
    comoMembro: [...preset.comoMembro],
    celulas: celulas((perfil) => cellsOf(preset, perfil), preset.comoMembro),
  }))

/** The church's matrix, the presets, and which of them the matrix equals. */
async function matriz(work: Pick<Reading, 'db' | 'idCliente'>) {
  const rows = await stored(work)
  const own: ByPerfil = new Map(rows.map((row) => [row.perfil, row.areas]))
  const comoMembro = rows.flatMap(({ perfil, comoMembro }) => (comoMembro ? perfil : [])).sort((a, b) => a - b)
  const now = { celulas: celulas((perfil) => own.get(perfil), comoMembro), comoMembro }
  const known = asPresets()
  return {
    areas,
    ...now,
    presets: known,
    preset: known.find((preset) => text(preset) === text(now))?.nome ?? null,
    versao: rows.reduce((sum, row) => sum + row.versao, 0),
  }
}

export type MatrizAcesso = Awaited<ReturnType<typeof matriz>>

export const readMatrizAcesso = readCase({
  action: 'nivelUsuario.ler',
  input: z.object({}),
  run: (work) => matriz({ ...work, idCliente: work.ctx.ownTenant(work.idCliente) }),
})

/** Whom to ask for access: everybody who is signed in may know their names. */
export const readWhoGivesAcesso = readCase({
  action: 'eu.ler',
  input: z.object({}),
  run: (work) => namesOfAcessoGivers({ ...work, idCliente: work.ctx.ownTenant(work.idCliente) }),
})

const celula = z.object({
  perfil: z.number(),
  area: z.string(),
  nivel: oneOf(accessLevels, 'Escolha o nível.'),
  alcance: oneOf(reaches, 'Escolha o alcance.'),
})

export const salvarMatrizAcesso = useCase({
  action: 'nivelUsuario.escrever',
  sessionOnly: true,
  input: z.object({
    celulas: z.array(celula).max(200, 'São células demais.'),
    comoMembro: optional(
      z
        .array(z.number())
        .refine(
          (perfis) => perfis.every((perfil) => mayBeAsMembro.some((one) => one === perfil)),
          'Só Líder e Colaborador podem ver o que um membro vê.',
        ),
    ),
    ...confirmacao,
    versao: z.number().int().nonnegative(),
  }),
  prepare: confirmAgain,
  async run(work, input) {
    const { em, idCliente } = work
    await em.find(AcessoPerfil, { idCliente }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const before = await matriz(work)
    if (before.versao !== input.versao) throw stale()
    const comoMembro = input.comoMembro ?? before.comoMembro
    const own = new Map((await stored(work)).map((row) => [row.perfil, row.areas]))
    const cells = merged(
      celulas((perfil) => own.get(perfil), comoMembro),
      input.celulas,
    )
    // the cells of a perfil that counts as members stay as they were, for when it no longer does
    const chosen = matrizPerfis.filter((perfil) => !comoMembro.includes(perfil))
    await save(work, {
      celulas: Object.fromEntries(chosen.map((perfil) => [perfil, compact(cells, perfil)])),
      comoMembro,
    })
    return matriz(work)
  },
})

/** Gives a church the matrix of a preset. For a new church, in the transaction that creates it. */
export async function applyPreset(work: Writing, nome: (typeof presets)[number]['nome']): Promise<void> {
  const preset = presets.find((one) => one.nome === nome)
  if (preset) await save(work, preset)
}

/** Stores the cells of the perfis that are named, and which perfis count as members. */
async function save(
  { em, idCliente }: Writing,
  { celulas, comoMembro }: { celulas: Readonly<Partial<Record<number, Cells>>>; comoMembro: readonly number[] },
): Promise<void> {
  for (const perfil of matrizPerfis) {
    const row = await em.findOne(AcessoPerfil, { idCliente, perfil })
    const own = { areas: celulas[perfil] ?? row?.areas ?? {}, comoMembro: comoMembro.includes(perfil) }
    if (row) em.assign(row, own)
    else if (Object.keys(own.areas).length || own.comoMembro) em.create(AcessoPerfil, { idCliente, perfil, ...own })
  }
  await em.flush()
}

/** @throws VALIDATION_FAILED for a cell that the matrix does not have, or above what the permission table allows */
function merged(now: readonly CelulaAcesso[], changes: readonly z.output<typeof celula>[]): CelulaAcesso[] {
  for (const change of changes) {
    const cell = now.find(({ perfil, area }) => perfil === change.perfil && area === change.area)
    if (!cell) {
      const nome = niveis.find(({ perfil }) => perfil === change.perfil)?.nome ?? 'Este perfil'
      throw invalid({ celulas: `${nome} não se configura em ${titleOfArea(change.area)}.` })
    }
    if (!cell.niveis.some((nivel) => includesLevel(nivel, change.nivel)))
      throw invalid({
        celulas: `Em ${titleOfArea(change.area)} este perfil vai no máximo até "${cell.niveis.at(-1)}".`,
      })
    if (change.alcance === 'meus' && !areas.find(({ nome }) => nome === change.area)?.temGrupos)
      throw invalid({ celulas: `${titleOfArea(change.area)} não se limita aos próprios grupos.` })
  }
  return now.map((cell) => ({
    ...cell,
    ...changes.find(({ perfil, area }) => perfil === cell.perfil && area === cell.area),
  }))
}

/** The cells that differ from the permission table, as they are stored. */
function compact(cells: readonly CelulaAcesso[], perfil: Perfil): Cells {
  const own = cells.filter((cell) => cell.perfil === perfil)
  return Object.fromEntries(
    own.flatMap(({ area, nivel, alcance, niveis }): [string, Cell][] => {
      const limited = alcance === 'meus' && nivel !== 'nada'
      if (nivel === niveis.at(-1) && !limited) return []
      return [[area, limited ? `${nivel} meus` : nivel]]
    }),
  )
}
