/** The part of the page that changes with the selected service: where a choice scrolls to. */
export const serviceDetailId = 'service-detail'
