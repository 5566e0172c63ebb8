/** Who may what, in the two sentences that every page about it says. */
export const EXPLICACAO =
  'Cada um pode o que o seu perfil permite nesta igreja, e mais o que as suas funções dizem. Quem lidera um grupo cuida dele.'
