/*
 * The content of a PDF as plain values, which can be sent to a thread. Texts are already formatted for people; there
 * are no file names or addresses. The printable pages of reports show the same values.
 */

export interface Documento {
  titulo: string
  /** the church of the document */
  igreja: string
  /** lines below the title: the period, the filters */
  detalhes: string[]
  resumo: Highlight[]
  secoes: Section[]
  geradoPor: string
  /** 'dd/mm/aaaa hh:mm', in the church's time zone */
  geradoEm: string
  /** landscape, for tables with many columns */
  paisagem: boolean
}

/** A key figure, shown before everything else. */
export interface Highlight {
  rotulo: string
  texto: string
}

/** A section with its heading: a table, a chart, a QR code, or text. */
export interface Section {
  titulo: string | null
  tabela?: Table
  grafico?: Chart
  /** a QR code: one text per row, with '1' for each dark square and '0' for each light one */
  quadros?: string[]
  /** side of the QR code in points, by default a third of the page */
  lado?: number
  texto?: Paragrafo[]
  /** who signs below the text */
  assinantes?: string[]
  /** begins on a new page */
  novaPagina?: boolean
  /** one paragraph below everything else of the section */
  nota?: string
}

export interface Table {
  colunas: Column[]
  grupos: Grupo[]
  total: string[] | null
  /** the text when there are no rows */
  vazio: string
}

export interface Column {
  titulo: string
  /** its share of the page's width */
  peso: number
  /** the column is right-aligned */
  numero: boolean
}

/** Rows under a common heading; each row has one cell per column. */
export interface Grupo {
  titulo: string | null
  linhas: string[][]
  subtotal: string[] | null
}

/** A bar chart: at every point, one bar per series, side by side. */
export interface Chart {
  series: string[]
  pontos: { rotulo: string /** decimals, for the height of the bars */; valores: string[] }[]
}

/** Rich text, one block each. */
export interface Paragrafo {
  tipo: 'p' | 'h2' | 'h3' | 'citacao'
  /** for an item of a list: its marker and its depth */
  marcador?: string
  nivel: number
  trechos: TextRun[]
}

export interface TextRun {
  texto: string
  negrito?: boolean
  italico?: boolean
  sublinhado?: boolean
  riscado?: boolean
}
