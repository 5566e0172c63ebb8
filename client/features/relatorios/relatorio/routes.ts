import type { RouteObject } from 'react-router-dom'
import type { Action } from '../../../gql/actions'
import { needs } from '../../../kernel/session'

export const routes: RouteObject[] = [
  { path: 'relatorios', lazy: () => import('./screen'), handle: needs('relatorio.ler') },
]

/** The permission that the printed page of each report requires. */
const printed: Record<string, Action> = {
  usuarios: 'usuario.lerDadosPessoais',
  aniversariantes: 'usuario.lerDadosPessoais',
  batismos: 'batismo.ler',
  'visitas-pastorais': 'visitaPastoral.ler',
  departamentos: 'departamento.ler',
  'reunioes-lideranca': 'reuniaoLideranca.ler',
  eventos: 'evento.ler',
  missoes: 'missao.ler',
  'campanhas-missoes': 'campanhaMissoes.ler',
  cultos: 'culto.ler',
  'escalas-cultos': 'escalaCulto.ler',
  'escala-culto': 'escalaCulto.ler',
  ebd: 'aulaEBD.ler',
  financas: 'livroCaixa.ler',
  'fluxo-caixa': 'livroCaixa.ler',
  'resultado-fundos': 'livroCaixa.ler',
  balancete: 'livroCaixa.ler',
  'execucao-orcamentaria': 'previsaoOrcamentaria.ler',
  'execucao-por-centro': 'previsaoOrcamentaria.ler',
  razao: 'livroCaixa.ler',
  dizimos: 'dizimo.lerDeTodos',
  contribuicoes: 'dizimo.lerDeTodos',
  'contas-pagar': 'contaPagar.ler',
  'contas-receber': 'contaReceber.ler',
  'pagar-por-vencimento': 'contaPagar.ler',
  'receber-por-vencimento': 'contaReceber.ler',
  pagamentos: 'fornecedor.ler',
  'centro-custo': 'centroCusto.ler',
  orcamentos: 'orcamento.ler',
  patrimonios: 'patrimonio.ler',
  manutencoes: 'manutencaoPatrimonio.ler',
  recursos: 'recurso.ler',
}

/** Below /relatorio, in the blank layout. */
export const printedRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./printed/area'), handle: needs('relatorio.abrirArea') },
  ...Object.entries(printed).map(([path, action]) => ({
    path,
    lazy: () => import('./printed'),
    handle: needs(action),
  })),
]
