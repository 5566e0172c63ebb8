import { formatMoney } from '../../../../schema/rules/money.js'
import { writtenCpf } from '../../../kernel/transport/export/export.js'
import type { Documento } from '../../../kernel/transport/pdf/document.js'
import type { Comprovante } from '../../missoes/contribuicao/index.js'
import { dedutivel, sectionsOfYear, sumOfLines, writtenCnpj } from '../recibo-pdf/index.js'

/** What a person gave in a year, without a number: only what the church has in its books. */
export function documentoOfYear(comprovante: Comprovante, geradoEm: string): Documento {
  const { ano, name, cpf, nomeIgreja, cnpj, linhas } = comprovante
  return {
    titulo: `Contribuições de ${ano}`,
    igreja: nomeIgreja,
    detalhes: [
      `De ${name}${cpf ? `, CPF ${writtenCpf(cpf)}` : ''}`,
      ...(cnpj ? [`Recebidas por ${nomeIgreja}, CNPJ ${writtenCnpj(cnpj)}`] : []),
    ],
    resumo: [
      { rotulo: `Total de ${ano}`, texto: formatMoney(sumOfLines(linhas)) },
      { rotulo: 'Contribuições', texto: String(linhas.length) },
    ],
    secoes: [
      ...sectionsOfYear(linhas),
      { titulo: null, texto: [{ tipo: 'p', nivel: 0, trechos: [{ texto: dedutivel }] }] },
    ],
    geradoPor: name,
    geradoEm,
    paisagem: false,
  }
}
