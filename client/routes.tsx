import { Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom'
import { usuarioRoutes } from './features/acesso/usuario/routes'
import { calendarioRoutes } from './features/agenda/calendario/routes'
import { eventoRoutes } from './features/agenda/evento/routes'
import { localRoutes } from './features/agenda/local/routes'
import { recursoRoutes } from './features/agenda/recurso/routes'
import { reservaRoutes } from './features/agenda/reserva/routes'
import { tipoRecursoRoutes } from './features/agenda/tipo-recurso/routes'
import { postRoutes } from './features/comunicacao/post/routes'
import { tipoPostRoutes } from './features/comunicacao/tipo-post/routes'
import { cultoRoutes } from './features/culto/culto/routes'
import { ensaioLouvorRoutes } from './features/culto/ensaio-louvor/routes'
import { escalaCultoPublicRoutes, escalaCultoRoutes } from './features/culto/escala-culto/routes'
import { grupoLouvorRoutes } from './features/culto/grupo-louvor/routes'
import { liturgiaRoutes } from './features/culto/liturgia/routes'
import { momentoCultoRoutes } from './features/culto/momento-culto/routes'
import { aulaEBDRoutes } from './features/ensino/aula-ebd/routes'
import { classeEBDRoutes } from './features/ensino/classe-ebd/routes'
import { BrokenScreen, Crash } from './features/errors'
import { centroCustoRoutes } from './features/financas/centro-custo/routes'
import { contaPagarRoutes } from './features/financas/conta-pagar/routes'
import { contaReceberRoutes } from './features/financas/conta-receber/routes'
import { dizimoPrinted, dizimoRoutes } from './features/financas/dizimo/routes'
import { entradaRoutes } from './features/financas/entrada/routes'
import { fechamentoRoutes } from './features/financas/fechamento/routes'
import { livroCaixaRoutes } from './features/financas/livro-caixa/routes'
import { orcamentoRoutes } from './features/financas/orcamento/routes'
import { painelRoutes } from './features/financas/painel/routes'
import { saidaRoutes } from './features/financas/saida/routes'
import { igrejaRoutes, publicRoutes, visitorRoutes } from './features/igreja/routes'
import { campanhaMissoesRoutes } from './features/missoes/campanha-missoes/routes'
import { doacaoRoutes } from './features/missoes/doacao/routes'
import { missaoRoutes } from './features/missoes/missao/routes'
import { manutencaoPatrimonioRoutes } from './features/patrimonio/manutencao-patrimonio/routes'
import { patrimonioRoutes } from './features/patrimonio/patrimonio/routes'
import { tipoPatrimonioRoutes } from './features/patrimonio/tipo-patrimonio/routes'
import { batismoRoutes } from './features/pessoas/batismo/routes'
import { celulaRoutes } from './features/pessoas/celula/routes'
import { departamentoRoutes } from './features/pessoas/departamento/routes'
import { membroDepartamentoRoutes } from './features/pessoas/departamento-membro/routes'
import { encontroRoutes } from './features/pessoas/encontro/routes'
import { importacaoRoutes } from './features/pessoas/importacao/routes'
import { membroCelulaRoutes } from './features/pessoas/membro-celula/routes'
import { reuniaoLiderancaRoutes } from './features/pessoas/reuniao-lideranca/routes'
import { visitaPastoralRoutes } from './features/pessoas/visita-pastoral/routes'
import { relatorioCelulaPrinted, relatorioCelulaRoutes } from './features/relatorios/celula/routes'
import { relatorioPrinted, relatorioRoutes } from './features/relatorios/relatorio/routes'
import { Protected, PublicOnly, useSessionNotice } from './kernel/session'
import { useThemeOfPage } from './kernel/theme'
import { fetchConfirm, fetchToaster, PageSpinner } from './kernel/ui'

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

/** Questions and messages come with the frame: they are often needed just when the network has gone. */
const frame = async () => {
  const [{ Component }] = await Promise.all([import('./frame'), fetchConfirm(), fetchToaster()])
  return { Component }
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Crash,
    HydrateFallback: PageSpinner,
    children: [
      ...publicRoutes,
      ...escalaCultoPublicRoutes,
      { Component: PublicOnly, children: visitorRoutes },
      {
        path: '/dashboard',
        Component: Protected,
        children: [
          {
            lazy: frame,
            children: [
              {
                // A screen that breaks leaves the frame around it.
                ErrorBoundary: BrokenScreen,
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
                  ...centroCustoRoutes,
                  ...contaPagarRoutes,
                  ...contaReceberRoutes,
                  ...tipoRecursoRoutes,
                  ...recursoRoutes,
                  ...reservaRoutes,
                  ...tipoPostRoutes,
                  ...postRoutes,
                  ...calendarioRoutes,
                  ...manutencaoPatrimonioRoutes,
                  ...orcamentoRoutes,
                  ...dizimoRoutes,
                  ...momentoCultoRoutes,
                  ...cultoRoutes,
                  ...liturgiaRoutes,
                  ...eventoRoutes,
                  ...localRoutes,
                  ...departamentoRoutes,
                  ...membroDepartamentoRoutes,
                  ...reuniaoLiderancaRoutes,
                  ...visitaPastoralRoutes,
                  ...batismoRoutes,
                  ...missaoRoutes,
                  ...campanhaMissoesRoutes,
                  ...doacaoRoutes,
                  ...classeEBDRoutes,
                  ...aulaEBDRoutes,
                  ...grupoLouvorRoutes,
                  ...ensaioLouvorRoutes,
                  ...escalaCultoRoutes,
                  ...painelRoutes,
                  ...entradaRoutes,
                  ...saidaRoutes,
                  ...livroCaixaRoutes,
                  ...fechamentoRoutes,
                  ...relatorioRoutes,
                  toNotFound,
                ],
              },
            ],
          },
        ],
      },
      {
        path: '/relatorio',
        Component: Protected,
        children: [...relatorioCelulaPrinted, ...dizimoPrinted, ...relatorioPrinted, toNotFound],
      },
      { path: '/auth/404', lazy: () => import('./features/errors/not-found') },
      { path: '/auth/500', lazy: () => import('./features/errors/no-permission') },
      toNotFound,
    ],
  },
]
