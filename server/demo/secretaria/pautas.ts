export interface Assunto {
  /** one line of an agenda */
  pauta: string
  /** the month in which it is discussed; any month by default */
  mes?: number
  /** possible decisions */
  decisoes: readonly string[]
}

/** Topics of the leaders' meetings of a neighbourhood church in a year. */
export const assuntos: readonly Assunto[] = [
  {
    pauta: 'Planejamento do ano',
    mes: 2,
    decisoes: [
      'Aprovado o calendário, com retiro em setembro e semana de oração em maio.',
      'Cada departamento entrega o seu plano até o fim do mês.',
      'Mantidos os cultos de quarta-feira às 19h30.',
    ],
  },
  {
    pauta: 'Páscoa: culto de ressurreição e cantata',
    mes: 3,
    decisoes: [
      'Culto da ressurreição às 6h, no estacionamento, com café depois.',
      'A cantata fica com o grupo de louvor; ensaios às quintas.',
      'A decoração sai da verba de eventos.',
    ],
  },
  {
    pauta: 'Mês da família',
    mes: 5,
    decisoes: [
      'Quatro noites, às sextas, com um casal convidado na última.',
      'Almoço das mães no segundo domingo, servido pelos homens.',
    ],
  },
  {
    pauta: 'Festa das nações e missões',
    mes: 7,
    decisoes: [
      'Cada célula prepara a barraca de um país.',
      'A renda vai para a campanha de missões.',
      'Autorizada a locação das tendas.',
    ],
  },
  {
    pauta: 'Retiro da igreja',
    mes: 8,
    decisoes: [
      'Inscrições até o dia 20, em até três parcelas.',
      'Cinco bolsas para famílias sem condições.',
      'Dois ônibus, com saída às 7h.',
    ],
  },
  {
    pauta: 'Orçamento do próximo ano',
    mes: 11,
    decisoes: [
      'Apresentados os números; votação na assembleia de dezembro.',
      'Reserva de 10% para a manutenção do telhado.',
      'Departamentos enviam os seus pedidos à tesouraria.',
    ],
  },
  {
    pauta: 'Natal: cantata e ação social',
    mes: 12,
    decisoes: [
      'Cestas para quarenta famílias do bairro.',
      'Cantata no domingo anterior ao Natal, às 19h.',
      'Férias dos ensaios a partir do dia 26.',
    ],
  },
  {
    pauta: 'Candidatos ao batismo',
    decisoes: [
      'Aprovados os nomes apresentados pela classe de preparação.',
      'Entrevistas com o pastor na semana anterior.',
      'Batismo no último domingo do trimestre.',
    ],
  },
  {
    pauta: 'Reforma do salão social',
    decisoes: [
      'Pedir mais dois orçamentos antes de contratar.',
      'Trocar primeiro o piso; a cozinha fica para depois.',
      'Formada uma comissão de três pessoas.',
    ],
  },
  {
    pauta: 'Escala da recepção e do estacionamento',
    decisoes: [
      'Três pessoas na recepção e duas no estacionamento por culto.',
      'A escala passa a ser mensal, divulgada até o dia 25.',
    ],
  },
  {
    pauta: 'Escola bíblica: professores e material',
    decisoes: [
      'Comprar as revistas do trimestre para 120 alunos.',
      'Formação de professores no terceiro sábado.',
      'Abrir uma classe de adolescentes.',
    ],
  },
  {
    pauta: 'Visitação aos enfermos e idosos',
    decisoes: ['Duplas visitam às quintas à tarde.', 'A ceia é levada no domingo à tarde a quem não pode vir.'],
  },
  {
    pauta: 'Som e transmissão dos cultos',
    decisoes: [
      'Trocar os microfones sem fio do púlpito.',
      'Treinar mais dois operadores.',
      'A transmissão começa dez minutos antes.',
    ],
  },
  {
    pauta: 'Células: multiplicação e líderes em formação',
    decisoes: [
      'Duas células se multiplicam até o fim do semestre.',
      'Encontro de líderes na última segunda-feira do mês.',
    ],
  },
  {
    pauta: 'Proteção de crianças: equipe e procedimentos',
    decisoes: [
      'Ninguém fica sozinho com crianças; sempre dois adultos.',
      'Pulseiras de identificação para os pequenos.',
      'Renovar as certidões da equipe.',
    ],
  },
  {
    pauta: 'Ajuda às famílias em dificuldade',
    decisoes: ['Mantidas doze cestas por mês.', 'O diaconato acompanha cada família por três meses.'],
  },
]

export const abertura = [
  'A reunião foi aberta às 19h30 com oração, na sede da',
  'Às 19h40, havendo número, foi aberta a reunião com a leitura de um salmo, na sede da',
  'Com oração e um hino, teve início às 19h35 a reunião, na sede da',
] as const

export const encerramento = [
  'Nada mais havendo a tratar, a reunião foi encerrada com oração às 21h30.',
  'Sem outros assuntos, encerrou-se a reunião às 21h45 com a bênção.',
  'A reunião terminou às 21h20, com oração pelos enfermos da igreja.',
] as const
