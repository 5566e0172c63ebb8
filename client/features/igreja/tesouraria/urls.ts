export const tesourariaUrls = { inicio: '/dashboard/tesouraria' }
