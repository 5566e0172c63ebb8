/*
 * What a PDF says, as plain values that can be handed to a thread: texts are ready for people, nothing in it names a file or
 * an address. The reports' printable pages show the same values.
 */

export interface Documento {
  titulo: string
  /** the church that it is about */
  igreja: string
  /** lines below the title: the period, what it was narrowed to */
  detalhes: string[]
  resumo: Destaque[]
  secoes: Secao[]
  geradoPor: string
  /** 'dd/mm/aaaa hh:mm', by the church's clock */
  geradoEm: string
  /** wider than high, for tables of many columns */
  paisagem: boolean
}

/** A figure that is told before everything else. */
export interface Destaque {
  rotulo: string
  texto: string
}

/** A part with its heading: a table, a chart, or text. */
export interface Secao {
  titulo: string | null
  tabela?: Tabela
  grafico?: Grafico
  texto?: Paragrafo[]
}

export interface Tabela {
  colunas: Coluna[]
  grupos: Grupo[]
  total: string[] | null
  /** what to say instead, when there are no rows */
  vazio: string
}

export interface Coluna {
  titulo: string
  /** its share of the page's width */
  peso: number
  /** figures stand at the right */
  numero: boolean
}

/** Rows under a heading of their own; cells are as many as columns. */
export interface Grupo {
  titulo: string | null
  linhas: string[][]
  subtotal: string[] | null
}

/** Bars side by side, one of each series at every point. */
export interface Grafico {
  series: string[]
  pontos: { rotulo: string /** decimals, for the height of the bars */; valores: string[] }[]
}

/** Rich text, a block at a time. */
export interface Paragrafo {
  tipo: 'p' | 'h2' | 'h3' | 'citacao'
  /** of an item of a list: what stands before it, and how deep it is */
  marcador?: string
  nivel: number
  trechos: Trecho[]
}

export interface Trecho {
  texto: string
  negrito?: boolean
  italico?: boolean
  sublinhado?: boolean
  riscado?: boolean
}
