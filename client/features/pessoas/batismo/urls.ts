export const batismoUrls = {
  list: '/dashboard/batismos',
  create: '/dashboard/batismo/create',
}
