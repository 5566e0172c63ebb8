/** A planned cell of a demo church. */
export interface CellPlan {
  nome: string
  /** weekday of its meetings, 0 for Sunday */
  dia: number
  hora: string
  /** who belongs to it; by default everybody older than 15 */
  gathers?: 'youth' | 'women' | 'couples'
  size: number
  /** the place of the church where the cell meets; by default its leader's home */
  local?: string
  /** day of its first meeting, counted in days after the church started to use the system */
  began: number
  /** number of days ago that it stopped meeting; without it the cell is active */
  ended?: number
  /** number of days for which another person led the cell first */
  formerLead?: number
}

/** The planned cells of each church, by the church's key. */
export const cells: Readonly<Record<string, readonly CellPlan[]>> = {
  betel: [
    { nome: 'Ágape', dia: 4, hora: '20:00', size: 14, began: 12 },
    { nome: 'Betânia', dia: 2, hora: '19:30', size: 12, began: 12 },
    { nome: 'Canaã', dia: 3, hora: '20:00', size: 15, began: 14, formerLead: 300 },
    { nome: 'Emaús', dia: 4, hora: '19:45', size: 11, began: 20 },
    { nome: 'Filadélfia', dia: 2, hora: '20:00', size: 13, began: 25 },
    { nome: 'Monte Sião', dia: 5, hora: '20:00', size: 10, began: 33 },
    { nome: 'Jovens Maranata', dia: 6, hora: '18:00', gathers: 'youth', size: 18, local: 'Salão social', began: 40 },
    { nome: 'Mulheres de Fé', dia: 3, hora: '14:30', gathers: 'women', size: 12, local: 'Capela de oração', began: 47 },
    { nome: 'Casais no Altar', dia: 6, hora: '20:00', gathers: 'couples', size: 12, began: 160 },
    { nome: 'Rocha Viva', dia: 3, hora: '20:00', size: 11, began: 290, formerLead: 150 },
    { nome: 'Semear', dia: 4, hora: '20:00', size: 9, began: 510 },
    { nome: 'Jardim do Senhor', dia: 2, hora: '19:30', size: 8, began: 30, ended: 210 },
  ],
  esperanca: [
    { nome: 'Caminho', dia: 3, hora: '19:30', size: 11, began: 20 },
    {
      nome: 'Jovens da Esperança',
      dia: 6,
      hora: '17:00',
      gathers: 'youth',
      size: 9,
      local: 'Sala de reuniões',
      began: 60,
    },
  ],
}

/** The studies, one per week in this order, the same for all cells of a church. */
export const temas = [
  'O Senhor é o meu pastor (Salmo 23)',
  'O filho que volta para casa (Lucas 15)',
  'Perdoar setenta vezes sete (Mateus 18)',
  'O bom samaritano (Lucas 10)',
  'A oração que Jesus ensinou (Mateus 6)',
  'Marta e Maria (Lucas 10)',
  'Firmes na provação (Tiago 1)',
  'A fé que age (Tiago 2)',
  'O poder da língua (Tiago 3)',
  'Um só corpo, muitos membros (1 Coríntios 12)',
  'O amor é paciente (1 Coríntios 13)',
  'Alegrem-se sempre (Filipenses 4)',
  'Nada nos separa do amor de Deus (Romanos 8)',
  'Renovar a mente (Romanos 12)',
  'O fruto do Espírito (Gálatas 5)',
  'A armadura de Deus (Efésios 6)',
  'Salvos pela graça (Efésios 2)',
  'A videira e os ramos (João 15)',
  'A mulher samaritana (João 4)',
  'Nicodemos: nascer de novo (João 3)',
  'O lava-pés (João 13)',
  'A casa sobre a rocha (Mateus 7)',
  'As bem-aventuranças (Mateus 5)',
  'Sal da terra e luz do mundo (Mateus 5)',
  'Não andem ansiosos (Mateus 6)',
  'A parábola do semeador (Marcos 4)',
  'Jesus acalma a tempestade (Marcos 4)',
  'Zaqueu desce da árvore (Lucas 19)',
  'A viúva e as duas moedas (Marcos 12)',
  'O caminho de Emaús (Lucas 24)',
  'A igreja em Atos 2',
  'Paulo e Silas na prisão (Atos 16)',
  'O chamado de Abraão (Gênesis 12)',
  'José perdoa os irmãos (Gênesis 45)',
  'Moisés e a sarça (Êxodo 3)',
  'Josué: seja forte e corajoso (Josué 1)',
  'Rute, uma história de lealdade (Rute 1)',
  'Davi e Golias (1 Samuel 17)',
  'Elias no monte Horebe (1 Reis 19)',
  'Neemias reconstrói os muros (Neemias 2)',
  'Ester: para um tempo como este (Ester 4)',
  'Daniel na cova dos leões (Daniel 6)',
  'Clama a mim (Jeremias 33)',
  'Criarás em mim um coração puro (Salmo 51)',
  'Elevo os meus olhos para os montes (Salmo 121)',
  'Ensina-nos a contar os nossos dias (Salmo 90)',
] as const

export const observacoes = [
  'Oramos pelos enfermos da igreja.',
  'Noite de testemunhos.',
  'Lanche comunitário ao final.',
  'Encontro com as crianças na primeira parte.',
  'Combinamos visitar as famílias da rua no sábado.',
  'Dois visitantes pediram oração.',
  'Recolhemos alimentos para a ação social.',
  'Chuva forte: muita gente não conseguiu vir.',
  'Comemoramos os aniversariantes do mês.',
  'Falta definir quem dirige o próximo estudo.',
] as const
