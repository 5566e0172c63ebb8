/** The data that decide whether an event is for a person. */
interface Invitable {
  idade: number
  sexo: string
  estadoCivil: string | null
  perfil: number
}

/** An event that is held every year. */
export interface YearlyEvent {
  nome: string
  descricao: string
  /** month, and the number of its Saturday (1 to 4); other days are counted from this Saturday */
  when: { month: number; saturday: number }
  /** start and end: days from that Saturday, and the time; without a time, whole days */
  from: readonly [days: number, time?: string]
  to: readonly [days: number, time?: string]
  place?: string
  vagas?: number
  /** decides who may take part */
  who: (person: Invitable) => boolean
  /** the share of these people who take part */
  share: number
}

const adults = ({ idade }: Invitable) => idade > 17
const men = (person: Invitable) => adults(person) && person.sexo === 'Masculino'
const women = (person: Invitable) => adults(person) && person.sexo === 'Feminino'
const youths = ({ idade }: Invitable) => idade > 13 && idade < 31
const children = ({ idade }: Invitable) => idade > 3 && idade < 13
const couples = ({ estadoCivil }: Invitable) => estadoCivil === 'Casado(a)' || estadoCivil === 'União estável'
const everybody = () => true

export const eventosBetel: readonly YearlyEvent[] = [
  {
    nome: 'Retiro de Carnaval',
    descricao: 'Cinco dias de comunhão, palavra e descanso. Leve roupa de cama, repelente e Bíblia.',
    when: { month: 2, saturday: 2 },
    from: [-1, '19:00'],
    to: [3, '14:00'],
    place: 'Sítio Águas Claras',
    vagas: 90,
    who: everybody,
    share: 0.19,
  },
  {
    nome: 'Congresso de Mulheres',
    descricao: 'Tarde de louvor, oficinas e palestras.',
    when: { month: 3, saturday: 2 },
    from: [0, '14:00'],
    to: [0, '20:00'],
    place: 'Templo',
    vagas: 150,
    who: women,
    share: 0.6,
  },
  {
    nome: 'Ação social no bairro',
    descricao: 'Corte de cabelo, aferição de pressão, orientação jurídica e brincadeiras para as crianças.',
    when: { month: 4, saturday: 4 },
    from: [0, '08:30'],
    to: [0, '13:00'],
    place: 'Salão social',
    who: adults,
    share: 0.12,
  },
  {
    nome: 'Chá das mães',
    descricao: 'Um fim de tarde para homenagear as mães da igreja.',
    when: { month: 5, saturday: 2 },
    from: [0, '16:00'],
    to: [0, '18:30'],
    place: 'Salão social',
    vagas: 80,
    who: women,
    share: 0.7,
  },
  {
    nome: 'Encontro de Casais',
    descricao: 'Jantar com palestra sobre comunicação no casamento.',
    when: { month: 6, saturday: 2 },
    from: [0, '19:30'],
    to: [0, '22:30'],
    place: 'Clube Semanal de Cultura',
    vagas: 70,
    who: couples,
    share: 0.6,
  },
  {
    nome: 'Escola Bíblica de Férias',
    descricao: 'Uma semana de histórias, música e lanche para crianças de 4 a 12 anos.',
    when: { month: 7, saturday: 3 },
    from: [2, '14:00'],
    to: [6, '17:00'],
    place: 'Salão social',
    vagas: 60,
    who: children,
    share: 0.75,
  },
  {
    nome: 'Congresso de Jovens',
    descricao: 'Três noites de louvor e palavra, com igrejas convidadas.',
    when: { month: 8, saturday: 2 },
    from: [-1, '19:30'],
    to: [1, '21:00'],
    place: 'Templo',
    vagas: 120,
    who: youths,
    share: 0.65,
  },
  {
    nome: 'Café da manhã dos homens',
    descricao: 'Café, oração e uma conversa sobre família e trabalho.',
    when: { month: 9, saturday: 1 },
    from: [0, '08:00'],
    to: [0, '10:30'],
    place: 'Salão social',
    vagas: 40,
    who: men,
    share: 0.5,
  },
  {
    nome: 'Conferência Missionária',
    descricao: 'Missionários do sertão, da Amazônia e de Moçambique contam o que viram.',
    when: { month: 9, saturday: 4 },
    from: [-1, '19:30'],
    to: [1, '20:30'],
    place: 'Templo',
    who: adults,
    share: 0.3,
  },
  {
    nome: 'Piquenique da família',
    descricao: 'Cada família leva um prato e uma brincadeira. Se chover, será no salão social.',
    when: { month: 10, saturday: 2 },
    from: [0],
    to: [0],
    place: 'Parque Portugal',
    who: everybody,
    share: 0.25,
  },
  {
    nome: 'Bazar beneficente',
    descricao: 'Roupas, móveis e bolos; a renda vai para a assistência social.',
    when: { month: 11, saturday: 2 },
    from: [0, '09:00'],
    to: [0, '16:00'],
    place: 'Salão social',
    who: adults,
    share: 0.06,
  },
  {
    nome: 'Jantar de fim de ano dos líderes',
    descricao: 'Para agradecer o ano e conhecer o calendário do próximo.',
    when: { month: 12, saturday: 1 },
    from: [0, '19:30'],
    to: [0, '22:00'],
    place: 'Salão social',
    vagas: 24,
    who: ({ perfil }) => perfil > 2,
    share: 1,
  },
  {
    nome: 'Cantata de Natal',
    descricao: 'Coral, orquestra e teatro, com entrada franca.',
    when: { month: 12, saturday: 3 },
    from: [1, '19:00'],
    to: [1, '20:30'],
    place: 'Templo',
    who: ({ idade }) => idade > 9 && idade < 70,
    share: 0.15,
  },
  {
    nome: 'Semana de oração',
    descricao: 'O ano começa de joelhos: todas as noites, das 19h30 às 21h.',
    when: { month: 1, saturday: 2 },
    from: [2, '19:30'],
    to: [6, '21:00'],
    place: 'Capela de oração',
    vagas: 30,
    who: adults,
    share: 0.14,
  },
]

export const eventosEsperanca: readonly YearlyEvent[] = [
  {
    nome: 'Retiro na praia',
    descricao: 'Um fim de semana juntos, com tempo para o mar e para a palavra.',
    when: { month: 2, saturday: 2 },
    from: [-1, '18:00'],
    to: [1, '16:00'],
    place: 'Casa de praia em Itamaracá',
    vagas: 30,
    who: everybody,
    share: 0.5,
  },
  {
    nome: 'Almoço comunitário',
    descricao: 'Depois do culto da manhã. Quem puder leva um prato.',
    when: { month: 8, saturday: 3 },
    from: [1, '12:00'],
    to: [1, '15:00'],
    place: 'Salão de cultos',
    who: everybody,
    share: 0.4,
  },
  {
    nome: 'Cantata de Natal',
    descricao: 'As crianças cantam e contam o nascimento de Jesus.',
    when: { month: 12, saturday: 3 },
    from: [1, '18:00'],
    to: [1, '19:30'],
    place: 'Salão de cultos',
    who: everybody,
    share: 0.2,
  },
]
