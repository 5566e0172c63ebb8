import type { Decimal } from '../../../../schema/rules/money.js'

/** A refund of a received Pix, as the bank tells it. */
export interface ReadDevolucao {
  id: string
  valor: Decimal
  situacao: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'
  /** whether the bank took the money back (MED), not the church */
  peloBanco: boolean
  quando: Date
}

/** A received Pix, as the bank tells it. */
export interface ReadPix {
  endToEndId: string
  txid: string | null
  valor: Decimal
  quando: Date
  /** the name of who paid, which not every bank tells */
  pagador: string | null
  /** what who paid wrote */
  mensagem: string | null
  devolucoes: ReadDevolucao[]
}

export interface Cobranca {
  txid: string
  /** the text of the dynamic code */
  copiaECola: string
}

interface RecebidosPage {
  pix: ReadPix[]
  paginas: number
  /** how many of the page could not be read */
  ilegiveis: number
}

/**
 * What the church needs of its bank. Every function uses the network: never call one inside a transaction.
 * @throws ProviderFailed
 */
export interface PixProvider {
  criarCobranca(cobranca: {
    txid: string
    valor: Decimal
    segundos: number
    chave: string
    texto: string
  }): Promise<Cobranca>
  /** Lets nobody pay the charge any more; one that was paid, or that the bank does not know, stays as it is. */
  cancelarCobranca(txid: string): Promise<void>
  recebidos(inicio: Date, fim: Date, pagina: number): Promise<RecebidosPage>
  /** undefined: the bank knows no such Pix */
  recebido(endToEndId: string): Promise<ReadPix | undefined>
  devolver(endToEndId: string, id: string, valor: Decimal): Promise<ReadDevolucao>
  configurarAviso(chave: string, url: string): Promise<void>
}

/** The bank gave no answer, or refused. The message is Portuguese text for people. */
export class ProviderFailed extends Error {
  constructor(
    message: string,
    /** the status of the refusal; undefined: there was no answer */
    readonly status?: number,
    /** the setting that the refusal is about */
    readonly campo: 'endereco' | 'enderecoAcesso' | 'aplicacao' = 'endereco',
  ) {
    super(message)
    this.name = 'ProviderFailed'
  }
}
