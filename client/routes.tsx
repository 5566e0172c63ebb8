import { Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom'
import { Construction, ConstructionPage, Crash } from './features/errors'
import { entradaRoutes } from './features/financas/entrada/routes'
import { fechamentoRoutes } from './features/financas/fechamento/routes'
import { livroCaixaRoutes } from './features/financas/livro-caixa/routes'
import { painelRoutes } from './features/financas/painel/routes'
import { saidaRoutes } from './features/financas/saida/routes'
import { igrejaRoutes, publicRoutes, visitorRoutes } from './features/igreja/routes'
import { missaoRoutes } from './features/missoes/missao/routes'
import { localRoutes } from './features/patrimonio/local/routes'
import { patrimonioRoutes } from './features/patrimonio/patrimonio/routes'
import { tipoPatrimonioRoutes } from './features/patrimonio/tipo-patrimonio/routes'
import { batismoRoutes } from './features/pessoas/batismo/routes'
import { celulaRoutes } from './features/pessoas/celula/routes'
import { departamentoRoutes } from './features/pessoas/departamento/routes'
import { departamentoMembroRoutes } from './features/pessoas/departamento-membro/routes'
import { encontroRoutes } from './features/pessoas/encontro/routes'
import { eventoRoutes } from './features/pessoas/evento/routes'
import { importacaoRoutes } from './features/pessoas/importacao/routes'
import { membroCelulaRoutes } from './features/pessoas/membro-celula/routes'
import { reuniaoLiderancaRoutes } from './features/pessoas/reuniao-lideranca/routes'
import { usuarioRoutes } from './features/pessoas/usuario/routes'
import { visitaPastoralRoutes } from './features/pessoas/visita-pastoral/routes'
import { relatorioCelulaPrinted, relatorioCelulaRoutes } from './features/relatorios/celula/routes'
import { Protected, PublicOnly, useSessionNotice } from './kernel/session'
import { useThemeOfPage } from './kernel/theme'
import { PageSpinner } from './kernel/ui'

/** Documented screens of parts to come. A feature that brings its routes takes its lines out of here. */
const UNDER_CONSTRUCTION = [
  'relatorios',
  'feed',
  'posts',
  'campanha_missoes',
  'campanha_missoes/create/:id?',
  'campanha_missoes/:id/doacao/create',
  'campanha_missoes/:id/doacoes',
  'grupos_louvor',
  'grupos_louvor/create/:uuid?',
  'grupos_louvor/:uuid/membros',
  'grupos_louvor/:idGrupo/membros/create',
  'ensaios_louvor',
  'ensaios_louvor/calendario',
  'ensaios_louvor/create/:idEnsaio',
  'ensaios_louvor/:groupUuid',
  'ensaios_louvor/:idGrupo/create',
  'setlist_louvor',
  'setlist_louvor/:id',
  'setlist_louvor/:id/create',
  'manutencoes-patrimonios',
  'manutencoes-patrimonios/create/:id?',
  'centro-custo',
  'centro-custo/create/:uuid?',
  'orcamentos',
  'orcamentos/create/:uuid?',
  'dizimos',
  'aulasEBD',
  'classesEBD',
  'contas_pagar',
  'contas_pagar/create/:id?',
  'contas_receber',
  'contas_receber/create/:id?',
  'tipoRecursos',
  'recursos',
  'culto/confirmar-presenca/:token',
  'cultos',
  'cultos/ordem',
  'cultos/create',
  'escalas-cultos',
  'escalas-cultos/create',
  'escalas-cultos/usuario',
]

const PRINTED_REPORTS = [
  '',
  'usuarios',
  'departamentos',
  'missoes',
  'recursos',
  'financas',
  'eventos',
  'ebd',
  'dizimos',
  'cultos',
  'escala-culto',
]

const construction = (path: string): RouteObject => ({ path, Component: Construction })
const constructionPage = (path: string): RouteObject => ({ path, Component: ConstructionPage })

const toNotFound: RouteObject = { path: '*', element: <Navigate to="/auth/404" replace /> }

function Root() {
  useThemeOfPage()
  useSessionNotice()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Crash,
    HydrateFallback: PageSpinner,
    children: [
      ...publicRoutes,
      { Component: PublicOnly, children: visitorRoutes },
      {
        path: '/dashboard',
        Component: Protected,
        children: [
          {
            lazy: async () => ({ Component: (await import('./kernel/frame')).Frame }),
            children: [
              { index: true, element: <Navigate to="/dashboard/home" replace /> },
              ...igrejaRoutes,
              ...usuarioRoutes,
              ...importacaoRoutes,
              ...celulaRoutes,
              ...membroCelulaRoutes,
              ...encontroRoutes,
              ...relatorioCelulaRoutes,
              ...patrimonioRoutes,
              ...tipoPatrimonioRoutes,
              ...eventoRoutes,
              ...localRoutes,
              ...departamentoRoutes,
              ...departamentoMembroRoutes,
              ...reuniaoLiderancaRoutes,
              ...visitaPastoralRoutes,
              ...batismoRoutes,
              ...missaoRoutes,
              ...painelRoutes,
              ...entradaRoutes,
              ...saidaRoutes,
              ...livroCaixaRoutes,
              ...fechamentoRoutes,
              ...UNDER_CONSTRUCTION.map(construction),
              toNotFound,
            ],
          },
        ],
      },
      {
        path: '/relatorio',
        Component: Protected,
        children: [...relatorioCelulaPrinted, ...PRINTED_REPORTS.map(constructionPage), toNotFound],
      },
      { path: '/auth/404', lazy: () => import('./features/errors/not-found') },
      { path: '/auth/500', lazy: () => import('./features/errors/no-permission') },
      toNotFound,
    ],
  },
]
