/**
 * Returns links to map services, which open the place in their app or on their site. The page itself loads
 * nothing from these services.
 * @param place the text to search for on the map
 * @see https://developers.google.com/maps/documentation/urls/get-started
 * @see https://developers.google.com/waze/deeplinks
 * @see https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 */
export function mapLinks(place: string) {
  const query = encodeURIComponent(place);
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${query}`,
    waze: `https://waze.com/ul?q=${query}&navigate=yes`,
    apple: `https://maps.apple.com/?q=${query}`,
  };
}
