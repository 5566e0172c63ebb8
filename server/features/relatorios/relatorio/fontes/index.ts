import type { TipoRelatorio } from '../../../../../schema/rules/relatorios/relatorio.input.js'
import type { Action } from '../../../../kernel/access/actions.js'
import { placeOf } from '../../../../kernel/access/areas.js'
import { campanhasMissoes } from './campanhas-missoes.js'
import { cultos } from './cultos.js'
import { ebd } from './ebd.js'
import { escalasCultos } from './escalas-cultos.js'
import { eventos } from './eventos.js'
import { centroCusto } from './financas/centro-custo.js'
import { contasPagar, contasReceber } from './financas/contas.js'
import { contribuicoes } from './financas/contribuicoes.js'
import { balanceteSource, fluxoCaixaSource, razaoSource, resultSource } from './financas/demonstrativos.js'
import { dizimos } from './financas/dizimos.js'
import { execucaoByCentro, execucaoOrcamentaria } from './financas/execucao-orcamentaria.js'
import { extrato } from './financas/extrato.js'
import { financas } from './financas/financas.js'
import { orcamentos } from './financas/orcamentos.js'
import { pagamentos } from './financas/pagamentos.js'
import { pagarByVencimento, receberByVencimento } from './financas/vencimentos.js'
import type { ReportSource } from './fonte.js'
import { missoes } from './missoes.js'
import { manutencoes } from './patrimonio/manutencoes.js'
import { patrimonios } from './patrimonio/patrimonios.js'
import { recursos } from './patrimonio/recursos.js'
import { aniversariantes } from './pessoas/aniversariantes.js'
import { batismos } from './pessoas/batismos.js'
import { celulas } from './pessoas/celulas.js'
import { departamentos } from './pessoas/departamentos.js'
import { usuarios } from './pessoas/usuarios.js'
import { visitasPastorais } from './pessoas/visitas-pastorais.js'
import { reunioesLideranca } from './reunioes-lideranca.js'

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
