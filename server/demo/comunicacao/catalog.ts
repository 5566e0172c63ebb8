/** A post as a secretary or pastor would write it. */
export interface WrittenPost {
  tipo: string
  titulo: string
  subtitulo?: string
  texto: readonly string[]
  oculto?: true
}

const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`)
const list = (...items: string[]) => [`<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`]

/** The newest post comes first. */
const betel: readonly WrittenPost[] = [
  {
    tipo: 'Aviso',
    titulo: 'Escala de férias dos diáconos',
    subtitulo: 'Rascunho para a reunião de quinta',
    texto: p('Falta confirmar com o irmão Osvaldo e com a equipe da recepção.'),
    oculto: true,
  },
  {
    tipo: 'Evento',
    titulo: 'Cantata de Natal: ensaios abertos',
    subtitulo: 'Ainda há lugar no coral',
    texto: [
      ...p(
        'Os ensaios da <strong>Cantata de Natal</strong> começam neste sábado, às 16h, no templo. Não é preciso saber ler partitura.',
      ),
      '<h3>O que trazer</h3>',
      ...list('Água', 'Um lápis', 'Vontade de cantar'),
      ...p('As crianças ensaiam no salão social, com lanche.'),
    ],
  },
  {
    tipo: 'Devocional',
    titulo: 'Quando a espera é longa',
    subtitulo: 'Salmo 40',
    texto: [
      '<blockquote><p>Esperei com paciência no Senhor, e ele se inclinou para mim e ouviu o meu clamor.</p></blockquote>',
      ...p(
        'Esperar não é ficar parado. Davi esperou <em>cantando</em>, contando a quem quisesse ouvir o que Deus já tinha feito.',
        'Nesta semana, escreva três coisas pelas quais você já esperou e que hoje agradece.',
      ),
    ],
  },
  {
    tipo: 'Aviso',
    titulo: 'Novo horário do estudo bíblico',
    texto: p(
      'A partir de quarta-feira, o estudo começa às <strong>19h30</strong>, para que quem trabalha no centro chegue com calma.',
    ),
  },
  {
    tipo: 'Testemunho',
    titulo: 'Deus cuidou da nossa casa',
    subtitulo: 'A família Nogueira depois da enchente',
    texto: p(
      'Em menos de uma semana, os irmãos limparam a casa, trouxeram móveis e pagaram a pintura. “Perdemos coisas, mas não perdemos ninguém, e descobrimos uma família maior”, conta a irmã Célia.',
      'Quem ainda puder ajudar com material de construção, procure a ação social.',
    ),
  },
  {
    tipo: 'Pedido de oração',
    titulo: 'Cirurgia do irmão Benedito',
    texto: p('Será na terça-feira, às 8h. A família agradece as orações e pede que as visitas esperem até sexta.'),
  },
  {
    tipo: 'Notícia',
    titulo: 'O telhado está pronto',
    subtitulo: 'Prestação de contas da reforma',
    texto: [
      ...p(
        'Terminamos a reforma do telhado duas semanas antes do prazo. Obrigado a cada um que ofertou e aos que subiram a escada.',
      ),
      ...list('Telhas e madeiramento: pagos', 'Calhas: pagas', 'Pintura do forro: em outubro'),
    ],
  },
  {
    tipo: 'Evento',
    titulo: 'Acampamento de jovens',
    subtitulo: 'Inscrições até o fim do mês',
    texto: p(
      'Três dias no sítio Recanto, com palestras, trilha e fogueira. O valor pode ser dividido em quatro vezes; fale com a liderança se precisar de bolsa.',
    ),
  },
  {
    tipo: 'Devocional',
    titulo: 'O pão de cada dia',
    subtitulo: 'Mateus 6',
    texto: p(
      'Jesus nos ensinou a pedir o pão <em>de hoje</em>. A ansiedade mora no dia que ainda não chegou; a graça, no que já amanheceu.',
    ),
  },
  {
    tipo: 'Notícia',
    titulo: 'Dezesseis novos irmãos batizados',
    texto: p(
      'Domingo foi dia de festa: dezesseis pessoas desceram às águas, da irmã Júlia, de 14 anos, ao irmão Sebastião, de 81.',
    ),
  },
  {
    tipo: 'Aviso',
    titulo: 'Campanha do agasalho',
    subtitulo: 'Até 30 de junho',
    texto: [
      ...p('Recebemos agasalhos e cobertores na recepção, antes e depois dos cultos. Precisamos sobretudo de:'),
      ...list('Cobertores de casal', 'Roupas de criança até 6 anos', 'Meias novas'),
    ],
  },
  {
    tipo: 'Testemunho',
    titulo: 'Dez anos sem beber',
    texto: p(
      '“Cheguei à célula por causa do churrasco e fiquei por causa da oração.” O irmão Valdir conta a sua história no culto de homens, na sexta.',
    ),
  },
  {
    tipo: 'Aviso',
    titulo: 'Assembleia ordinária',
    subtitulo: 'Primeira convocação às 18h',
    texto: p('Na pauta: relatório da tesouraria, eleição de dois diáconos e compra do novo equipamento de som.'),
  },
  {
    tipo: 'Evento',
    titulo: 'Noite de pizza dos casais',
    texto: p(
      'Traga uma massa de casa; o recheio fica por nossa conta. As crianças ficam com a equipe do ministério infantil.',
    ),
  },
]

const esperanca: readonly WrittenPost[] = [
  {
    tipo: 'Aviso',
    titulo: 'Reforço escolar de volta',
    texto: p('As aulas recomeçam na terça, das 14h às 16h, na sala multiuso. As inscrições são com a irmã Rute.'),
  },
  {
    tipo: 'Notícia',
    titulo: 'Um ano de Comunidade Esperança',
    subtitulo: 'Obrigado, Senhor',
    texto: p('Começamos com sete famílias numa garagem. Domingo, celebramos com bolo e muita gratidão.'),
  },
]

export const writtenPosts: Readonly<Record<string, readonly WrittenPost[]>> = { betel, esperanca }
