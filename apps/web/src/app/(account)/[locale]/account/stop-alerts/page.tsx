import {
  describeStopMails,
  StopMailsPage,
  type StopMailsProps,
} from '../../../../../stop-mails/stop-mails-page.tsx'

export const generateMetadata = ({ params }: StopMailsProps) => describeStopMails('alerts', params)

export default function StopAlertsPage(props: StopMailsProps) {
  return <StopMailsPage kind="alerts" {...props} />
}
