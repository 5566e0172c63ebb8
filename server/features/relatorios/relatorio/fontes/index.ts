import type { Action } from '../../../../kernel/access/actions.js'
import type { TipoRelatorio } from '../relatorio.input.js'
import { aniversariantes } from './aniversariantes.js'
import { batismos } from './batismos.js'
import { celulas } from './celulas.js'
import { departamentos } from './departamentos.js'
import { eventos } from './eventos.js'
import { financas } from './financas.js'
import type { Fonte } from './fonte.js'
import { missoes } from './missoes.js'
import { patrimonios } from './patrimonios.js'
import { reunioesLideranca } from './reunioes-lideranca.js'
import { usuarios } from './usuarios.js'
import { visitasPastorais } from './visitas-pastorais.js'

/** Where each report's data come from, and what one must be allowed to read all that it prints. */
export const fontes: Record<TipoRelatorio, { acoes: readonly Action[]; ler: Fonte }> = {
  usuarios: { acoes: ['usuario.ler', 'usuario.lerDadosPessoais'], ler: usuarios },
  aniversariantes: { acoes: ['usuario.ler', 'usuario.lerDadosPessoais'], ler: aniversariantes },
  batismos: { acoes: ['batismo.ler'], ler: batismos },
  'visitas-pastorais': { acoes: ['visitaPastoral.ler'], ler: visitasPastorais },
  departamentos: { acoes: ['departamento.ler'], ler: departamentos },
  celulas: { acoes: ['celula.ler', 'encontro.ler'], ler: celulas },
  'reunioes-lideranca': { acoes: ['reuniaoLideranca.ler'], ler: reunioesLideranca },
  eventos: { acoes: ['evento.ler'], ler: eventos },
  missoes: { acoes: ['missao.ler'], ler: missoes },
  financas: { acoes: ['livroCaixa.ler'], ler: financas },
  patrimonios: { acoes: ['patrimonio.ler', 'tipoPatrimonio.ler'], ler: patrimonios },
}
