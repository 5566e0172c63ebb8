import { formatDate } from '../../../../kernel/dates.js'
import { dadosDaCelula } from '../../relatorio-celula/index.js'
import { destaque, type Fonte, inteiro, numero, texto } from './fonte.js'

const average = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The cell report, as on its screen. */
export const celulas: Fonte = async ({ db, idCliente, periodo, hoje, filtros, lesEmail }) => {
  const report = await dadosDaCelula({ db, idCliente }, filtros.idCelula ?? 0, periodo, hoje)
  return {
    titulo: `Relatório da célula ${report.celula.nomeCelula}`,
    resumo: [
      destaque('Membros', report.qtdeMembros),
      destaque('Responsável', report.responsavel ?? 'N/A'),
      destaque('Encontros', report.quantidadeEncontros),
      destaque('Média de presentes', average(report.mediaPresentes)),
      destaque('Visitantes', report.totalVisitantes),
    ],
    secoes: [
      {
        titulo: 'Encontros',
        tabela: {
          colunas: [
            texto('Data', 13),
            texto('Tema', 40),
            texto('Local', 25),
            numero('Presentes', 11),
            numero('Visitantes', 11),
          ],
          grupos: [
            {
              titulo: null,
              linhas: report.encontros.map((row) => [
                formatDate(row.dataEncontro),
                row.temaEstudo ?? 'N/A',
                row.nomeLocal ?? 'N/A',
                inteiro(row.qtdePresentes),
                inteiro(row.visitantes),
              ]),
              subtotal: null,
            },
          ],
          total: [
            'Total',
            '',
            '',
            inteiro(report.encontros.reduce((all, { qtdePresentes }) => all + qtdePresentes, 0)),
            inteiro(report.totalVisitantes),
          ],
          vazio: 'Nenhum encontro encontrado.',
        },
      },
      {
        titulo: 'Membros',
        tabela: {
          colunas: [texto('Nome', 50), texto('E-mail', 50)],
          grupos: [
            {
              titulo: null,
              linhas: report.membros.map(({ idMembro, name, email }) => [name, (lesEmail(idMembro) && email) || 'N/A']),
              subtotal: null,
            },
          ],
          total: null,
          vazio: 'Nenhum membro encontrado.',
        },
      },
    ],
  }
}
