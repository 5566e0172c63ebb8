import type { RouteObject } from 'react-router-dom'
import type { Action } from '../../../gql/actions'
import { needs } from '../../../kernel/session'

export const relatorioRoutes: RouteObject[] = [
  { path: 'relatorios', lazy: () => import('./screen'), handle: needs('relatorio.ler') },
]

/** What the printed page of each report asks for. */
const printed: Record<string, Action> = {
  usuarios: 'usuario.lerDadosPessoais',
  aniversariantes: 'usuario.lerDadosPessoais',
  batismos: 'batismo.ler',
  'visitas-pastorais': 'visitaPastoral.ler',
  departamentos: 'departamento.ler',
  'reunioes-lideranca': 'reuniaoLideranca.ler',
  eventos: 'evento.ler',
  missoes: 'missao.ler',
  financas: 'livroCaixa.ler',
  patrimonios: 'patrimonio.ler',
}

/** Below /relatorio, in the blank layout. */
export const relatorioPrinted: RouteObject[] = [
  { index: true, lazy: () => import('./printed/area'), handle: needs('relatorio.abrirArea') },
  ...Object.entries(printed).map(([path, action]) => ({
    path,
    lazy: () => import('./printed'),
    handle: needs(action),
  })),
]
