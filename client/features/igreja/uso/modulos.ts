import type { Modulo } from '../../../../schema/rules/acesso/modulos.input'

type Text = { nome: string; para: string }

/** The name of what a church may not use, as the menu has it, and what it is for. */
export const moduloTexts: Readonly<Record<Modulo, Text>> = {
  celulas: { nome: 'Células', para: 'Grupos nas casas, com encontros e chamada.' },
  missoes: { nome: 'Missões e campanhas', para: 'Missões, quem participa delas e campanhas com um alvo em reais.' },
  visitas: { nome: 'Visitas pastorais', para: 'Quem o pastor vai visitar e quem já visitou.' },
  batismos: { nome: 'Batismos', para: 'Quem vai ser batizado e quem já foi.' },
  reunioes: { nome: 'Reuniões de liderança', para: 'Pautas e atas.' },
  escalas: { nome: 'Escalas', para: 'Quem serve em cada culto e quem não pode servir.' },
  louvor: { nome: 'Louvor', para: 'Grupos de louvor, ensaios e músicas.' },
  ebd: { nome: 'EBD', para: 'Classes, aulas e chamada da escola bíblica.' },
  salas: { nome: 'Salas e recursos', para: 'Locais, equipamentos, reservas e pedidos de sala.' },
  planejamento: { nome: 'Planejamento', para: 'Orçamentos, previsão orçamentária e centros de custo.' },
  mural: { nome: 'Mural', para: 'Notícias da igreja para todos.' },
  patrimonio: { nome: 'Patrimônio', para: 'Os bens da igreja e as suas manutenções.' },
}
