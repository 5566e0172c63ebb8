import { Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom'
import { Construction, ConstructionPage, Crash } from './features/errors'
import { entradaRoutes } from './features/financas/entrada/routes'
import { fechamentoRoutes } from './features/financas/fechamento/routes'
import { livroCaixaRoutes } from './features/financas/livro-caixa/routes'
import { painelRoutes } from './features/financas/painel/routes'
import { saidaRoutes } from './features/financas/saida/routes'
import { igrejaRoutes, publicRoutes, visitorRoutes } from './features/igreja/routes'
import { localRoutes } from './features/patrimonio/local/routes'
import { patrimonioRoutes } from './features/patrimonio/patrimonio/routes'
import { tipoPatrimonioRoutes } from './features/patrimonio/tipo-patrimonio/routes'
import { importacaoRoutes } from './features/pessoas/importacao/routes'
import { usuarioRoutes } from './features/pessoas/usuario/routes'
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
  'batismos',
  'batismo/create',
  'manutencoes-patrimonios',
  'manutencoes-patrimonios/create/:id?',
  'centro-custo',
  'centro-custo/create/:uuid?',
  'visitas_pastorais',
  'visitas_pastorais/create/:uuid?',
  'reunioes_lideranca',
  'reunioes_lideranca/create/:uuid?',
  'departaments',
  'departaments/:id/membros',
  'departaments/:id/membros/create',
  'departament/create/:id?',
  'orcamentos',
  'orcamentos/create/:uuid?',
  'dizimos',
  'aulasEBD',
  'classesEBD',
  'eventos',
  'eventos/create/:eventId?',
  'eventos/:id/membros',
  'eventos/:id/membros/create',
  'contas_pagar',
  'contas_pagar/create/:id?',
  'contas_receber',
  'contas_receber/create/:id?',
  'missoes',
  'missoes/create/:missaoId?',
  'missoes/:id/membros',
  'missoes/:id/membros/create',
  'tipoRecursos',
  'recursos',
  'celulas',
  'celulas/create/:id?',
  'celulas/:id',
  'membrosCelula/:idCelula',
  'membrosCelula/:idCelula/adicionar',
  'encontro-celula/:id/membros',
  'encontro-celula/:id/membros/create',
  'encontrosCelulas/create/:id?',
  'encontrosCelulas/edit',
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
  'celula',
]

const PUBLIC_UNDER_CONSTRUCTION = ['/termos-e-condicoes', '/cancelar-checkout', '/sucesso-checkout']

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
      ...PUBLIC_UNDER_CONSTRUCTION.map(constructionPage),
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
              ...patrimonioRoutes,
              ...tipoPatrimonioRoutes,
              ...localRoutes,
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
      { path: '/relatorio', Component: Protected, children: [...PRINTED_REPORTS.map(constructionPage), toNotFound] },
      { path: '/auth/404', lazy: () => import('./features/errors/not-found') },
      { path: '/auth/500', lazy: () => import('./features/errors/no-permission') },
      toNotFound,
    ],
  },
]
