import type { ChurchTable } from './catalogue.js'

/** The distance by which the number of a table's record changes. */
export type Shift = (table: string, number: number) => number

/** The number of a record of this table after the move. */
export const moved = (number: string, shift: Shift, table: string): string =>
  String(Number(number) + shift(table, Number(number)))

/**
 * Columns that hold the number of a person without a foreign key, because the person may be of the platform. Such a
 * number changes like the others, so it never becomes that of somebody of the church.
 */
const people = ['conferido_por', 'excluido_por', 'solicitado_por', 'id_usuario']

/** Columns that hold the number of a record of the table, or the feature, that another column names. */
const byOtherColumn: Record<string, [column: string, namedBy: string]> = {
  a_conferir: ['id_registro', 'tabela'],
  anexo: ['id_registro', 'especie'],
  numero_lancamento: ['id_registro', 'tabela'],
  auditoria: ['id_registro', 'tabela'],
  webhook_entrega: ['numero', 'tabela'],
  entrada: ['id_origem', 'origem'],
  saida: ['id_origem', 'origem'],
}

/** Features whose records are in a table of another name. */
const otherTables = new Map([
  ['matrizAcesso', 'acesso_perfil'],
  ['presencaCulto', 'participacao_culto'],
  ['membroDepartamento', 'departamento_membro'],
  ['classeEBD', 'classe_ebd'],
  ['aulaEBD', 'aula_ebd'],
  ['contabilidade', 'codigos_contador'],
])

/**
 * The table of the records that a feature, such as 'contaPagar', makes. It is not read from the features, because to
 * load them takes longer than most commands do.
 */
export const tableOfFeature = (name: string): string =>
  otherTables.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Columns with JSON that contains numbers of records; every other JSON column has none. */
export const jsonWithNumbers = [
  'auditoria.antes',
  'auditoria.depois',
  'aula_ebd.marcas',
  'culto.ausencias_marcadas',
  'aviso.entregues',
  'encontro.marcas',
  'idempotencia.resultado',
  'prestacao_contas.pareceres',
  'relatorio.parametros',
  'webhook_mudanca.registros',
]

/** The table to whose records a column refers; undefined for any other column. */
export function tableOf(table: ChurchTable, column: string): string | undefined {
  if (column === 'id_cliente') return 'cliente'
  if (column === 'id') return table.name
  return table.refs[column] ?? (people.includes(column) ? 'usuario' : undefined)
}

export const namingColumn = (table: ChurchTable, column: string): string | undefined =>
  byOtherColumn[table.name]?.[0] === column ? byOtherColumn[table.name]?.[1] : undefined

/** Columns with the numbers of people as the keys of an object. */
export const columnsOfMarks = ['marcas', 'ausencias_marcadas', 'pareceres']

/** The numbers of people as the keys of an object, such as when each was marked. */
const marks = (text: string, shift: Shift): string =>
  text.replace(/(?<=[{ ])"(\d+)": /g, (_all, number: string) => `"${moved(number, shift, 'usuario')}": `)

const parameters: Record<string, string> = {
  idUsuario: 'usuario',
  idEvento: 'evento',
  idCelula: 'celula',
  idDepartamento: 'departamento',
  idContaFinanceira: 'conta_financeira',
  idCategoria: 'categoria',
  idCentroCusto: 'centro_custo',
}

/** The table of the groups to which a report's reader was limited in an area. The entries of rosters are limited to people. */
const groupsOfAreas: Record<string, string> = {
  celulas: 'celula',
  departamentos: 'departamento',
  ensino: 'classe_ebd',
  escalas: 'usuario',
  louvor: 'grupo_louvor',
  missoes: 'missao',
}

/** A value of an object that is itself JSON, kept as text. */
const textOf = (name: string) => new RegExp(`(?<!\\\\)"${name}": "(.*?)(?<!\\\\)"`)

/**
 * Changes the numbers of records within the text of a JSON value. The text is edited, not parsed: the database's spelling
 * of numbers, such as 10.00, stays. A quotation mark within a string has a backslash before it, so no text that a person
 * wrote is taken for a key.
 */
export class JsonNumbers {
  private readonly keys = new Map<string, RegExp>()

  constructor(
    private readonly tables: ReadonlyMap<string, ChurchTable>,
    private readonly shift: Shift,
  ) {}

  /** A row as the audit log keeps it. */
  row(text: string, name: string): string {
    const table = this.tables.get(name)
    if (!table) return text
    const changed = text.replace(this.keysOf(table), (_all, column: string, number: string) => {
      return `"${column}": ${moved(number, this.shift, tableOf(table, column) ?? '')}`
    })
    return this.named(changed, name).replace(/"(?:marcas|ausencias_marcadas)": \{[^}]*\}/, (all) =>
      marks(all, this.shift),
    )
  }

  /** The number of a record whose feature another column of the same row names. */
  private named(text: string, name: string): string {
    const [column, namedBy] = byOtherColumn[name] ?? []
    const feature = new RegExp(`(?<!\\\\)"${namedBy}": "(\\w+)"`).exec(text)?.[1] ?? ''
    const table = tableOfFeature(feature)
    if (!column || !table) return text
    return text.replace(
      new RegExp(`(?<!\\\\)"${column}": (\\d+)`),
      (_all, number: string) => `"${column}": ${moved(number, this.shift, table)}`,
    )
  }

  /** Changed records: `[[number, uuid, version], ...]`. */
  records(text: string, name: string): string {
    return text.replace(/\[(\d+), "/g, (_all, number: string) => `[${moved(number, this.shift, name)}, "`)
  }

  marks = (text: string): string => marks(text, this.shift)

  /** Numbers of records of one table: `[1, 2]`. */
  numbers = (text: string, name: string): string => text.replace(/\d+/g, (number) => moved(number, this.shift, name))

  /** What a report was asked for, to which groups it was limited, and whose personal data it prints. */
  parameters(text: string): string {
    return text
      .replace(/(?<!\\)"(id[A-Z]\w+)": (\d+)/g, (all, name: string, number: string) =>
        parameters[name] ? `"${name}": ${moved(number, this.shift, parameters[name])}` : all,
      )
      .replace(textOf('limites'), (limits) =>
        limits.replace(/app\.meus_(\w+)[^{]*\{[\d,]+\}/g, (limit, area: string) => {
          const table = groupsOfAreas[area]
          return table ? this.numbers(limit, table) : limit
        }),
      )
      .replace(textOf('lidos'), (read) => read.replace(/\[[\d,]+\]/g, (people) => this.numbers(people, 'usuario')))
  }

  private keysOf(table: ChurchTable): RegExp {
    const known = this.keys.get(table.name)
    if (known) return known
    const columns = table.columns.filter((column) => tableOf(table, column))
    const made = new RegExp(`(?<!\\\\)"(${columns.join('|')})": (\\d+)`, 'g')
    this.keys.set(table.name, made)
    return made
  }
}
