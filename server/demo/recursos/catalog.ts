/** A resource of the church, and what it is regularly reserved for. */
export interface SharedThing {
  nome: string
  tipo: string
  quantidade: number
  descricao?: string
  ativo?: false
  /** the regular reservations: weekday (0 for Sunday), interval in weeks, and hours */
  habits: readonly { para: string; dia: number; cada: number; das: string; ate: string; unidades?: number }[]
}

const betel: readonly SharedThing[] = [
  {
    nome: 'Projetor Epson',
    tipo: 'Som e projeção',
    quantidade: 2,
    descricao: 'Com cabo HDMI de 10 m e controle. Fica no armário da sala de mídia.',
    habits: [
      { para: 'Estudo bíblico', dia: 3, cada: 1, das: '19:30', ate: '21:00' },
      { para: 'Cine jovem', dia: 6, cada: 4, das: '19:00', ate: '22:30' },
      { para: 'Reunião de pais da EBD', dia: 3, cada: 6, das: '19:00', ate: '20:30' },
    ],
  },
  {
    nome: 'Caixa de som portátil',
    tipo: 'Som e projeção',
    quantidade: 3,
    descricao: 'Bateria para quatro horas. Devolver carregada.',
    habits: [
      { para: 'Evangelismo na praça', dia: 6, cada: 2, das: '15:00', ate: '18:00', unidades: 2 },
      { para: 'Ginástica da melhor idade', dia: 2, cada: 1, das: '08:00', ate: '09:30' },
    ],
  },
  {
    nome: 'Van',
    tipo: 'Veículos',
    quantidade: 1,
    descricao: '15 lugares. Só motoristas com a carteira cadastrada na secretaria; devolver com o tanque cheio.',
    habits: [
      { para: 'Visita ao asilo São Vicente', dia: 6, cada: 2, das: '13:30', ate: '17:30' },
      { para: 'Buscar irmãos para o culto', dia: 0, cada: 1, das: '17:00', ate: '21:30' },
      { para: 'Entrega de cestas básicas', dia: 4, cada: 4, das: '09:00', ate: '12:00' },
    ],
  },
  {
    nome: 'Salão social',
    tipo: 'Salas e espaços',
    quantidade: 1,
    descricao: 'Para até 120 pessoas, com cozinha. Deixar limpo e com as mesas guardadas.',
    habits: [
      { para: 'Almoço da família', dia: 0, cada: 5, das: '11:30', ate: '15:00' },
      { para: 'Ensaio do coral infantil', dia: 6, cada: 1, das: '09:00', ate: '10:30' },
      { para: 'Chá de mulheres', dia: 6, cada: 9, das: '15:30', ate: '18:30' },
      { para: 'Aniversário de 15 anos', dia: 5, cada: 13, das: '18:00', ate: '23:30' },
    ],
  },
  {
    nome: 'Mesas dobráveis',
    tipo: 'Mesas e cadeiras',
    quantidade: 20,
    habits: [
      { para: 'Almoço da família', dia: 0, cada: 5, das: '11:00', ate: '15:30', unidades: 16 },
      { para: 'Bazar missionário', dia: 6, cada: 8, das: '08:00', ate: '16:00', unidades: 12 },
    ],
  },
  {
    nome: 'Cadeiras plásticas',
    tipo: 'Mesas e cadeiras',
    quantidade: 120,
    habits: [
      { para: 'Culto ao ar livre', dia: 6, cada: 8, das: '16:00', ate: '21:00', unidades: 100 },
      { para: 'Célula da Vila Nova', dia: 4, cada: 2, das: '19:00', ate: '22:00', unidades: 20 },
    ],
  },
  {
    nome: 'Violão Takamine',
    tipo: 'Instrumentos musicais',
    quantidade: 1,
    habits: [{ para: 'Louvor da célula de jovens', dia: 5, cada: 1, das: '19:30', ate: '22:00' }],
  },
  {
    nome: 'Projetor antigo',
    tipo: 'Som e projeção',
    quantidade: 1,
    descricao: 'Lâmpada queimada; aguarda conserto.',
    ativo: false,
    habits: [],
  },
]

const esperanca: readonly SharedThing[] = [
  {
    nome: 'Caixa de som',
    tipo: 'Som e projeção',
    quantidade: 2,
    habits: [{ para: 'Evangelismo no bairro', dia: 6, cada: 2, das: '15:00', ate: '17:30' }],
  },
  {
    nome: 'Sala multiuso',
    tipo: 'Salas e espaços',
    quantidade: 1,
    habits: [{ para: 'Reforço escolar', dia: 2, cada: 1, das: '14:00', ate: '16:00' }],
  },
]

export const sharedThings: Readonly<Record<string, readonly SharedThing[]>> = { betel, esperanca }
