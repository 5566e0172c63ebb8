import type { TipoRelatorio } from '../../../../../schema/rules/relatorios/relatorio.input.js'
import type { Action } from '../../../../kernel/access/actions.js'
import { placeOf } from '../../../../kernel/access/areas.js'
import { aniversariantes } from './aniversariantes.js'
import { batismos } from './batismos.js'
import { campanhasMissoes } from './campanhas-missoes.js'
import { celulas } from './celulas.js'
import { centroCusto } from './centro-custo.js'
import { contasPagar, contasReceber } from './contas.js'
import { contribuicoes } from './contribuicoes.js'
import { cultos } from './cultos.js'
import { balanceteSource, fluxoCaixaSource, razaoSource, resultSource } from './demonstrativos.js'
import { departamentos } from './departamentos.js'
import { dizimos } from './dizimos.js'
import { ebd } from './ebd.js'
import { escalasCultos } from './escalas-cultos.js'
import { eventos } from './eventos.js'
import { execucaoByCentro, execucaoOrcamentaria } from './execucao-orcamentaria.js'
import { extrato } from './extrato.js'
import { financas } from './financas.js'
import type { ReportSource } from './fonte.js'
import { manutencoes } from './manutencoes.js'
import { missoes } from './missoes.js'
import { orcamentos } from './orcamentos.js'
import { pagamentos } from './pagamentos.js'
import { patrimonios } from './patrimonios.js'
import { recursos } from './recursos.js'
import { reunioesLideranca } from './reunioes-lideranca.js'
import { usuarios } from './usuarios.js'
import { pagarByVencimento, receberByVencimento } from './vencimentos.js'
import { visitasPastorais } from './visitas-pastorais.js'

interface Origin {
  /** the actions needed for everything that the report prints without filters */
  acoes: readonly Action[]
  /** areas besides those of its actions of which it prints groups, as the departments of budgets */
  nomeia?: readonly string[]
  ler: ReportSource
}

/** The data source of each report. */
export const fontes: Record<TipoRelatorio, Origin> = {
  usuarios: { acoes: ['usuario.ler', 'usuario.lerDadosPessoais'], ler: usuarios },
  aniversariantes: { acoes: ['usuario.ler', 'usuario.lerDadosPessoais'], ler: aniversariantes },
  batismos: { acoes: ['batismo.ler'], ler: batismos },
  'visitas-pastorais': { acoes: ['visitaPastoral.ler'], ler: visitasPastorais },
  departamentos: { acoes: ['departamento.ler'], ler: departamentos },
  celulas: { acoes: ['celula.ler', 'encontro.ler'], ler: celulas },
  'reunioes-lideranca': { acoes: ['reuniaoLideranca.ler'], ler: reunioesLideranca },
  eventos: { acoes: ['evento.ler'], ler: eventos },
  missoes: { acoes: ['missao.ler'], ler: missoes },
  'campanhas-missoes': { acoes: ['campanhaMissoes.ler', 'doacao.ler'], ler: campanhasMissoes },
  cultos: { acoes: ['culto.ler'], ler: cultos },
  'escalas-cultos': { acoes: ['culto.ler', 'escalaCulto.ler'], nomeia: ['departamentos'], ler: escalasCultos },
  ebd: { acoes: ['classeEBD.ler', 'aulaEBD.ler'], ler: ebd },
  financas: {
    acoes: ['livroCaixa.ler'],
    ler: (escopo) => (escopo.filtros.idContaFinanceira ? extrato : financas)(escopo),
  },
  'fluxo-caixa': { acoes: ['livroCaixa.ler'], ler: fluxoCaixaSource },
  'resultado-fundos': { acoes: ['livroCaixa.ler'], ler: resultSource },
  balancete: { acoes: ['livroCaixa.ler'], ler: balanceteSource },
  'execucao-orcamentaria': { acoes: ['previsaoOrcamentaria.ler'], ler: execucaoOrcamentaria },
  'execucao-por-centro': { acoes: ['previsaoOrcamentaria.ler', 'centroCusto.ler'], ler: execucaoByCentro },
  razao: { acoes: ['livroCaixa.ler'], ler: razaoSource },
  dizimos: { acoes: ['dizimo.ler', 'dizimo.lerDeTodos'], ler: dizimos },
  contribuicoes: { acoes: ['dizimo.ler', 'dizimo.lerDeTodos', 'doacao.ler', 'doacao.lerDoador'], ler: contribuicoes },
  'contas-pagar': { acoes: ['contaPagar.ler'], ler: contasPagar },
  'contas-receber': { acoes: ['contaReceber.ler'], ler: contasReceber },
  'pagar-por-vencimento': { acoes: ['contaPagar.ler'], ler: pagarByVencimento },
  'receber-por-vencimento': { acoes: ['contaReceber.ler'], ler: receberByVencimento },
  pagamentos: { acoes: ['contaPagar.ler', 'fornecedor.ler'], ler: pagamentos },
  'centro-custo': {
    acoes: ['centroCusto.ler', 'entrada.ler', 'saida.ler'],
    nomeia: ['departamentos'],
    ler: centroCusto,
  },
  orcamentos: { acoes: ['orcamento.ler'], nomeia: ['departamentos'], ler: orcamentos },
  patrimonios: { acoes: ['patrimonio.ler', 'tipoPatrimonio.ler'], ler: patrimonios },
  manutencoes: { acoes: ['manutencaoPatrimonio.ler'], nomeia: ['departamentos'], ler: manutencoes },
  recursos: { acoes: ['recurso.ler', 'tipoRecurso.ler', 'reserva.ler'], ler: recursos },
}

/** The actions needed for a report with filters: one of a cost centre prints its name. */
export const actionsOf = (tipo: TipoRelatorio, { idCentroCusto }: { idCentroCusto?: unknown }): readonly Action[] =>
  idCentroCusto == null ? fontes[tipo].acoes : [...fontes[tipo].acoes, 'centroCusto.ler']

/** The areas of which a report prints groups, so that only the groups that its reader reaches there are in it. */
export const areasOf = (tipo: TipoRelatorio): readonly string[] => {
  const { acoes, nomeia = [] } = fontes[tipo]
  return [...new Set([...acoes.flatMap((action) => placeOf(action)?.area ?? []), ...nomeia])]
}
