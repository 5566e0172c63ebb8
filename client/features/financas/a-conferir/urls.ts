export const aConferirUrls = { list: '/dashboard/a-conferir' }
