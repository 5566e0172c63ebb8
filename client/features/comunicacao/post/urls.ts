type Id = number | string

export const postUrls = {
  list: '/dashboard/posts',
  create: '/dashboard/posts/create',
  edit: (id: Id) => `/dashboard/posts/create/${id}`,
  feed: '/dashboard/feed',
}
